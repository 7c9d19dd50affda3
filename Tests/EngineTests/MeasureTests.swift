// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

/// What measuring annotations tell.
@Suite struct MeasureTests {
  private typealias Measure = Annotation.Measure

  @Test func valuesAreRoundedToThePrecision() {
    var measure = Measure.inches
    #expect(measure.lengthText(2.506) == "2.51 in")
    #expect(measure.areaText(0.5) == "0.50 sq in")
    measure.precision = 0.25
    #expect(measure.lengthText(2.4) == "2.50 in")
    measure.precision = 10
    #expect(measure.lengthText(1234) == "1230 in")
    measure.precision = 0.001
    #expect(measure.lengthText(-0.0004) == "0.000 in")
    for broken in [0, -1, Double.nan, .infinity] {
      measure.precision = broken
      #expect(measure.lengthText(1) == "1.00 in")
    }
    measure.precision = 0.01
    // Numbers beyond all measure do no harm.
    for value in [1e300, -1e300, .infinity, .nan] { #expect(!measure.lengthText(value).isEmpty) }
  }

  @Test func unitsAreRelatedAsTheyAre() throws {
    let lengths = [
      "pt": 72, "in": 1, "mm": 25.4, "cm": 2.54, "m": 0.0254, "km": 0.0000254, "ft": 1 / 12.0,
      "yd": 1 / 36.0, "mi": 1 / 63360.0, "nmi": 0.0254 / 1852,
    ]
    for (unit, inch) in lengths {
      let size = try #require(Measure.unitsPerPoint[unit])
      #expect(abs(size * 72 / inch - 1) < 1e-12, "\(unit)")
    }
  }

  @Test func scalesAreTold() throws {
    let plan = try #require(Measure(1, "cm", is: 2.5, "m"))
    #expect(plan.ratio == "1 cm = 2.5 m")
    #expect(abs(plan.length(72 / 2.54) - 2.5) < 1e-9)
    #expect(Measure(0, "cm", is: 1, "m") == nil)
    #expect(Measure(1, "ell", is: 1, "m") == nil)
    #expect(Measure(1, "cm", is: .infinity, "m") == nil)
  }

  @Test func calibratingSetsTheScaleByALine() throws {
    var measure = Measure.inches
    measure.precision = 0.1
    measure.showsCaption = false
    let plan = try #require(measure.calibrated(length: 144, to: 5, unit: "m"))
    #expect(plan.lengthText(plan.length(288)) == "10.0 m")
    #expect(plan.ratio == "1 in = 2.5 m" && !plan.showsCaption)
    #expect(measure.calibrated(length: 0, to: 5, unit: "m") == nil)
    #expect(measure.calibrated(length: 10, to: -1, unit: "m") == nil)
    #expect(measure.calibrated(length: .nan, to: 1, unit: "m") == nil)
  }

  @Test func annotationsTellWhatTheyMeasure() {
    var line = Annotation(id: "a", type: .line, pageIndex: 0, rect: Rect(0, 0, 0, 0))
    line.line = [Point(0, 0), Point(72, 0)]
    #expect(line.remeasured() == line)
    line.measure = .inches
    #expect(line.remeasured().contents == "1.00 in")
    var area = Annotation(id: "b", type: .polygon, pageIndex: 0, rect: Rect(0, 0, 0, 0))
    area.measure = .inches
    area.vertices = [Point(0, 0), Point(144, 0), Point(144, 72), Point(0, 72)]
    #expect(area.measuredValue == 2)
    #expect(area.remeasured().contents == "2.00 sq in")
    area.type = .polyLine
    #expect(area.remeasured().contents == "5.00 in")
  }

  /// Feet with inches and eighths of inches are decimals of feet (ISO 32000-2, 12.9.2).
  @Test func severalUnitsAreOneWithDecimals() throws {
    let document = try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Annots[4 0 R]>>",
        "<</Type/Annot/Subtype/Line/NM(l)/Rect[0 0 90 9]/L[5 5 77 5]/Measure<</Subtype/RL/R(x)"
          + "/X[<</U(in)/C 0.0138889/D 100>>]"
          + "/D[<</U(ft)/C 0.0833333/D 1>><</U(in)/C 12/F/F/D 8>>]>>>>",
      ]))
    let measure = try #require(try document.page(0).annotation("l")?.measure)
    #expect(measure.unit == "ft" && measure.precision == 0.01)
  }
}
