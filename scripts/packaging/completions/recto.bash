# SPDX-License-Identifier: AGPL-3.0-or-later
# Bash completion for recto.
_recto() {
  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  case $previous in
  --framing) mapfile -t COMPREPLY < <(compgen -W 'lsp lines' -- "$word") ;;
  --log-level) mapfile -t COMPREPLY < <(compgen -W 'error warning info debug off' -- "$word") ;;
  --annotation-ids) mapfile -t COMPREPLY < <(compgen -W 'random numbered' -- "$word") ;;
  --workers | --sandbox | --prefetch) mapfile -t COMPREPLY < <(compgen -W 'on off' -- "$word") ;;
  --script-engine) mapfile -t COMPREPLY < <(compgen -W 'auto mujs' -- "$word") ;;
  --root | --state-directory | --cache-directory | --fixtures)
    mapfile -t COMPREPLY < <(compgen -d -- "$word")
    ;;
  --open | --password-file | --save | --record | replay) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
  call | describe)
    mapfile -t COMPREPLY < <(compgen -W "$(recto describe 2>/dev/null |
      grep -o '"name":"[a-zA-Z]*/[a-zA-Z]*"' | cut -d '"' -f 4 | sort -u)" -- "$word")
    ;;
  *)
    local words='call replay describe --help --version --self-test --framing --max-message --cache
      --memory --time --max-pages --max-nesting --max-pixels --script-output --queue --record --log-level --threads --prefetch --annotation-ids
      --workers --sandbox --script-engine --root --hang-limit --worker-fault --state-directory --cache-directory'
    case ${COMP_WORDS[1]} in
    call) words='--open --password-file --save' ;;
    replay) words='--fixtures' ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    ;;
  esac
}
complete -o filenames -o bashdefault -F _recto recto
