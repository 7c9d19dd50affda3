// SPDX-License-Identifier: AGPL-3.0-or-later

/// The text of `recto --help`.
public let helpText = """
  recto \(ServerInfo.serverVersion): a PDF interaction server. Speaks JSON-RPC 2.0 on stdin and stdout.

  Usage:
    recto [OPTION…]                        serve a front end until it says exit
    recto call METHOD [JSON] [--open FILE] [--password-file FILE] [--save [PATH]]
                                           answer one request about FILE, and print its result;
                                           save the changed document to PATH or FILE (exit
                                           status 3 if a change was not saved); the first line
                                           of the password file (- for standard input) opens it
    recto replay FILE.md [--fixtures DIR]  perform the transcripts of a file, for bug reports;
                                           their documents lie beside it, or in DIR
    recto describe [METHOD]                print the protocol as an OpenRPC document, or a page
                                           about one message for people
    recto --self-test                      try each library that recto needs, and report failures
    recto --version | --help

  Options of the server:
    --framing lsp|lines   Content-Length headers, or one message a line
                          (default: decided by the first byte of input)
    --max-message SIZE    refuse longer messages (default 64M)
    --cache SIZE          the most memory for decoded pictures and fonts (default 32M)
    --threads COUNT       the threads that draw and search (default: one for each core)
    --prefetch on|off     prepare the pages that will probably be asked for next
                          (default on)
    --annotation-ids HOW  make ids of annotations random, or numbered (a1, a2, …); for
                          numbers the whole document is read first (default random)
    --memory SIZE         the most memory for the engine (default 2G)
    --time SECONDS        stop a request that works for longer at a stretch (default 60)
    --max-pages COUNT     refuse documents with more pages (default 1M)
    --max-nesting COUNT   the greatest depth of nested objects to read and write (default
                          64, at most 512)
    --max-pixels COUNT    refuse to draw larger pictures (default 64M)
    --script-output SIZE  end a document's script that prints more (default 1M)
    --queue SIZE          the most bytes of waiting requests, and of answers that the client
                          has not read (default 64M)
    --log-level LEVEL     write messages of this level and above to standard error: error,
                          warning, info, debug or off (default warning)
    --record FILE.md      write the session as a transcript that recto replay performs, with
                          copies of its documents in FILE.files; in one process, without
                          stored preferences and edit logs
    --workers on|off      give each document a process of its own (default on)
    --sandbox on|off      take away these processes' rights to what they do not need
                          (default on)
    --script-engine HOW   run documents' scripts in JavaScriptCore where the system has it
                          (auto, the default), or in MuJS (mujs)
    --root DIR            use no files but those in DIR; give it again for another folder
    --hang-limit SECONDS  kill a worker that is stuck for longer (default 60)
    --worker-fault WHAT   make workers crash:METHOD or hang:METHOD, to test a front end
    --state-directory DIR keep unsaved changes in DIR/edits; '' for nowhere
                          (default $XDG_STATE_HOME/recto or ~/.local/state/recto)
    --cache-directory DIR keep pictures and text in DIR/thumbnails; '' for nowhere
                          (default $XDG_CACHE_HOME/recto or ~/.cache/recto)

  Try it:
    recto call page/text '{"documentId":"d1","pageIndex":0}' --open paper.pdf
    printf '%s\\n' '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}' | recto

  The protocol is described in protocol.md; a client for Python is in clients/python.
  """
