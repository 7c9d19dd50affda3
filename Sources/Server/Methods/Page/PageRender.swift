// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum PageRender: Method {
  static let name = "page/render"
  static let effect = Effect.reads
  static let summary = "Renders a page or a part of it."
  static let errors: [ErrorKind] = [
    .unknownDocument, .notFound, .damaged, .limitExceeded, .saveFailed, .requestCancelled,
    .unsupported,
  ]

  struct Result: WrittenRecord {
    static let name = "RenderResult"
    var width = 0
    var height = 0
    var stride: Int?
    var format = RenderFormat.png
    var delivered = DeliveredData()

    static let fields: [Field<Self>] = [
      .required("width", \.width, "The width in pixels."),
      .required("height", \.height, "The height in pixels."),
      .optional("stride", \.stride, "For `rgba` and `bgra`: the bytes from one row to the next."),
      .required("format", \.format, "The format of the picture."),
      .optional("data", \.delivered.data, "The picture, if delivered inline."),
      .optional("path", \.delivered.path, "The path of the file; the client deletes it."),
      .optional(
        "sharedMemory", \.delivered.sharedMemory,
        """
        The POSIX shared memory with the picture; the client unlinks it or returns it with \
        `render/release`.
        """),
    ]
  }

  /// The display list is made on the main thread; drawing and encoding run on the rasterizer's
  /// thread.
  static func answer(_ params: RenderParams, _ call: Call) throws(RPCError) -> Answer<Result> {
    try params.format.check()
    let page = try call.page(params)
    let request = try params.request(for: page)
    let delivery = DataDelivery(params.delivery, of: call.session)
    let box = try params.check(request, page.limits, delivery)
    let cancellation = call.cancellation
    let list = try engine(
      page.displayList(params.parts, cancellation: cancellation))
    let key = PreparedPicture.Key(
      list: list, request: request, format: params.format, encoding: params.encoding,
      delivery: params.delivery)
    let prepared = call.session.pictures.prefetcher?.take(key)
    let pool = call.session.world.sharedPictures
    if let prepared { call.flag.whenCancelled { prepared.cancellation.cancel() } }
    call.session.pictures.prefetcher?.follow(params, in: try call.document(params))
    return .rasterized { context throws(RPCError) in
      var result = Result(width: box.width, height: box.height, format: params.format)
      result.stride = params.format.stride(width: box.width)
      let size = result.stride.map { $0 * box.height }
      switch prepared?.take() {
      case .bytes(let picture):
        result.delivered = try delivery.deliver(picture)
        return result
      case .delivered(let delivered):
        if let memory = delivered.sharedMemory { pool.handOver(memory.id) }
        result.delivered = delivered
        return result
      case nil: break
      }
      result.delivered = try delivery.deliver(size: size) { memory throws(RPCError) in
        try engine(
          params.format.draw(
            list, request, params.encoding, context, in: memory, cancellation))
      }
      return result
    }
  }
}

extension Session.World {
  /// A name that other programs cannot guess.
  func secretName() -> String {
    "recto-" + String(randomness(), radix: 16) + String(randomness(), radix: 16)
  }
}
