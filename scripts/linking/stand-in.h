/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Macros for the assembler: stand-ins for the functions of a library that is loaded later.
   A stand-in (FUNCTION) jumps to an address in a table. At first that is the address behind the jump, from
   where the code of LOAD saves the arguments of the call, has loader.c load the library, which writes the
   addresses of the real functions into the table, and goes on there. */

.macro LIBRARY library, soname, is_common
  .section .rodata, "a", %progbits
soname_\library:
  .asciz "\soname"
names_\library:
  .data
  .balign 8
addresses_\library:
  .section delayed_libraries, "aw", %progbits
  .balign 8
library_\library:
  .quad soname_\library, addresses_\library, names_\library, \is_common
  .text
  LOAD \library
.endm

.macro FUNCTION library, index, name
  .section .rodata, "a", %progbits
  .asciz "\name"
  .data
  .quad load_\name
  .text
  .globl \name
  .hidden \name
  .type \name, %function
\name:
  JUMP \library, \index
load_\name:
  ASK \library, \index
  .size \name, . - \name
.endm

.macro END_OF_LIBRARY
  .section .rodata, "a", %progbits
  .byte 0
.endm

/* A constant of a library, whose bytes follow. */
.macro CONSTANT name, size
  .section .rodata, "a", %progbits
  .balign 16
  .globl \name
  .hidden \name
  .type \name, %object
  .size \name, \size
\name:
.endm

#if defined(__x86_64__)

.macro JUMP library, index
  jmp *addresses_\library+8*\index(%rip)
.endm

.macro ASK library, index
  push $\index
  jmp load_\library
.endm

.macro LOAD library
load_\library:
  .cfi_startproc
  .cfi_def_cfa_offset 16
  push %rbp
  .cfi_def_cfa_offset 24
  .cfi_offset %rbp, -24
  mov %rsp, %rbp
  .cfi_def_cfa_register %rbp
  .irp register, rax, rdi, rsi, rdx, rcx, r8, r9, r10
  push %\register
  .endr
  sub $136, %rsp
  .irp number, 0, 1, 2, 3, 4, 5, 6, 7
  movups %xmm\number, 16*\number(%rsp)
  .endr
  lea library_\library(%rip), %rdi
  mov 8(%rbp), %rsi
  call recto_load_function
  mov %rax, %r11
  .irp number, 0, 1, 2, 3, 4, 5, 6, 7
  movups 16*\number(%rsp), %xmm\number
  .endr
  add $136, %rsp
  .irp register, r10, r9, r8, rcx, rdx, rsi, rdi, rax
  pop %\register
  .endr
  pop %rbp
  .cfi_def_cfa %rsp, 16
  add $8, %rsp
  .cfi_def_cfa_offset 8
  jmp *%r11
  .cfi_endproc
.endm

#elif defined(__aarch64__)

.macro JUMP library, index
  adrp x16, addresses_\library+8*\index
  ldr x16, [x16, :lo12:addresses_\library+8*\index]
  br x16
.endm

.macro ASK library, index
  mov x17, #\index
  b load_\library
.endm

.macro LOAD library
load_\library:
  .cfi_startproc
  stp x29, x30, [sp, #-16]!
  .cfi_def_cfa_offset 16
  .cfi_offset x29, -16
  .cfi_offset x30, -8
  mov x29, sp
  .cfi_def_cfa_register x29
  stp x0, x1, [sp, #-16]!
  stp x2, x3, [sp, #-16]!
  stp x4, x5, [sp, #-16]!
  stp x6, x7, [sp, #-16]!
  stp x8, x17, [sp, #-16]!
  stp q0, q1, [sp, #-32]!
  stp q2, q3, [sp, #-32]!
  stp q4, q5, [sp, #-32]!
  stp q6, q7, [sp, #-32]!
  adrp x0, library_\library
  add x0, x0, :lo12:library_\library
  mov x1, x17
  bl recto_load_function
  mov x16, x0
  ldp q6, q7, [sp], #32
  ldp q4, q5, [sp], #32
  ldp q2, q3, [sp], #32
  ldp q0, q1, [sp], #32
  ldp x8, x17, [sp], #16
  ldp x6, x7, [sp], #16
  ldp x4, x5, [sp], #16
  ldp x2, x3, [sp], #16
  ldp x0, x1, [sp], #16
  ldp x29, x30, [sp], #16
  .cfi_def_cfa sp, 0
  br x16
  .cfi_endproc
.endm

#else
#error "There are no stand-ins for this machine."
#endif
