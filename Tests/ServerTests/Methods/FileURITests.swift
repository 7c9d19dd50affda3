// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Server

@Suite struct FileURITests {
  @Test func theFragmentIsNoPartOfThePath() throws {
    let place = try #require(FileURI("file:///a%23b.pdf?x=1#nameddest=chapter%202&page=3"))
    #expect(place.path == "/a#b.pdf")
    #expect(place.destination == "chapter 2" && place.pageIndex == 2)
    #expect(FileURI("file:///a.pdf#chapter")?.destination == "chapter")
    for fragment in ["#", "#page=0", "#page=x", "#nameddest=", "#zoom=50", "#%zz"] {
      let place = try #require(FileURI("file:///a.pdf" + fragment))
      #expect(place.path == "/a.pdf" && place.destination == nil && place.pageIndex == nil)
    }
  }

  /// RFC 8118, 3: what is not understood is ignored.
  @Test(arguments: [
    "page=3&toolbar", "toolbar&page=3", "Page=3", "page=3:~:text=word", "page=3,0,72",
    "page=3&page=x",
    "zoom=50&page=3&view=Fit",
  ])
  func aPageIsFoundBesideOtherParameters(fragment: String) throws {
    let place = try #require(FileURI("file:///a.pdf#" + fragment))
    #expect(place.pageIndex == 2 && place.destination == nil)
  }

  @Test func aPathThatIsNotUTF8IsTold() {
    for uri in ["file:///r%E9sum%E9.pdf", "file://localhost/%ff?x#page=1"] {
      #expect(FileURI(uri) == nil && FileURI.hasForeignPath(uri))
    }
    for uri in ["file:///r%C3%A9sum%C3%A9.pdf#%E9", "file:///a%zz.pdf", "http://host/%E9.pdf"] {
      #expect(!FileURI.hasForeignPath(uri))
    }
  }

  @Test func aDestinationEndsBeforeADirective() {
    #expect(FileURI("file:///a.pdf#chapter:~:text=word")?.destination == "chapter")
    #expect(FileURI("file:///a.pdf#NamedDest=chapter")?.destination == "chapter")
    #expect(FileURI("file:///a.pdf#:~:text=word")?.destination == nil)
  }
}
