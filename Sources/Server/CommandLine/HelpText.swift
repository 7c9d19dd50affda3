// SPDX-License-Identifier: AGPL-3.0-or-later

/// The text of `recto --help`.
public let helpText = """
  recto \(ServerInfo.serverVersion): a PDF interaction server. Speaks JSON-RPC 2.0 on stdin and stdout.

  Usage:
    recto [OPTION…]                        serve a front end until it says exit
    recto call METHOD [JSON] [--open FILE] [--save [PATH]]
                                           answer one request, about FILE, and print its result;
                                           save what it changed, to PATH or FILE (exit status 3
                                           where a change was not saved)
    recto replay FILE.md [--fixtures DIR]  perform the transcripts of a file, for bug reports;
                                           they open documents beside it, or in DIR
    recto describe [METHOD]                print the protocol as an OpenRPC document, or a page
                                           about one message for people
    recto --self-test                      try what an installation needs, and say what fails
  recto --version | --help

  Options of the server:
    --framing lsp|lines   Content-Length headers, or a message a line
                          (default: as the first byte of input shows)
    --max-message SIZE    refuse longer messages (default 64M)
    --cache SIZE          keep so much of decoded pictures and fonts (default 32M)
    --threads COUNT       draw and search with so many threads (default: as many as cores)
    --prefetch on|off     prepare the pages that will probably be asked for next
                          (default on)
    --annotation-ids HOW  make ids of annotations random, or numbered (a1, a2, …), for
                          which a document is read through first (default random)
    --memory SIZE         never let the engine use more than this (default 2G)
    --time SECONDS        stop what a request does at a stretch after so long (default 60)
    --max-pages COUNT     refuse documents with more pages (default 1M)
    --max-nesting COUNT   read and make what is nested so deep in a document (default 64,
                          at most 512)
    --max-pixels COUNT    refuse to draw larger pictures (default 64M)
    --script-output SIZE  end a script that says and asks for more (default 1M)
    --queue SIZE          let so much wait to be worked on, and to be read (default 64M)
    --log-level LEVEL     write to standard error what matters so much: error, warning,
                          info, debug or off (default warning)
    --record FILE.md      write the session as a transcript that recto replay performs, with
                          copies of its documents in FILE.files; in one process, without
                          stored preferences and edit logs
    --workers on|off      give each document a process of its own (default on)
    --sandbox on|off      take from these processes what they do not need (default on)
    --script-engine HOW   run documents' scripts in JavaScriptCore where the system has it
                          (auto, the default), or in MuJS (mujs)
    --root DIR            use no files but those in DIR; give it again for another folder
    --hang-limit SECONDS  kill a worker that is stuck for so long (default 60)
    --worker-fault WHAT   have workers crash:METHOD or hang:METHOD, to try a front end
    --state-directory DIR keep unsaved changes in DIR/edits; '' for nowhere
                          (default $XDG_STATE_HOME/recto or ~/.local/state/recto)
    --cache-directory DIR keep pictures and text in DIR/thumbnails; '' for nowhere
                          (default $XDG_CACHE_HOME/recto or ~/.cache/recto)

  Try it:
    recto call page/text '{"documentId":"d1","pageIndex":0}' --open paper.pdf
    printf '%s\\n' '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}' | recto

  The protocol is described in protocol.md; a client for Python is in clients/python.
  """
