// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Testing

@Suite struct ToolStylesTests {
  @Test(arguments: ["highlight", "freehand", "rectangle", "squiggly", "freeText", "count"])
  func thereAreFourPresets(_ name: String) {
    let presets = ToolStyles().presets(of: ToolName(rawValue: name))
    #expect(presets.count == 4 && Set(presets).count == 4)
  }

  @Test func whatHasNoColourHasNoPresets() {
    for tool: ToolName in ["pan", "link", "imageStamp", "eraser"] {
      #expect(ToolStyles().presets(of: tool).isEmpty)
    }
  }

  @Test func thePresetThatLooksTheSameIsSelected() {
    var styles = ToolStyles()
    #expect(styles.selectedPreset(of: "highlight") == 0)
    styles["highlight"] = styles.presets(of: "highlight")[2]
    #expect(styles.selectedPreset(of: "highlight") == 2)
    styles["highlight"].opacity = 0.5
    #expect(styles.selectedPreset(of: "highlight") == nil)
  }

  @Test func coloursThatAreWrittenTheSameAreTheSame() {
    var styles = ToolStyles()
    // As a file has 90 per cent: in 256 levels.
    styles["highlight"].color = Color(red: 1, green: 230.0 / 255, blue: 0)
    #expect(styles.selectedPreset(of: "highlight") == 0)
  }

  @Test func theToolGoesAlongWithItsPreset() {
    var styles = ToolStyles()
    var wide = styles.presets(of: "freehand")[0]
    wide.border.width = 7
    styles.setPreset(0, of: "freehand", to: wide)
    #expect(styles["freehand"] == wide && styles.selectedPreset(of: "freehand") == 0)
    styles.setPreset(1, of: "freehand", to: wide)
    #expect(styles["freehand"] == wide)
    var wider = wide
    wider.border.width = 9
    styles.setPreset(3, of: "freehand", to: wider)
    #expect(styles["freehand"] == wide && styles.presets(of: "freehand")[3] == wider)
    styles.setPreset(4, of: "freehand", to: wide)
    #expect(styles.presets(of: "freehand").count == 4)
    styles.reset("freehand")
    #expect(styles == ToolStyles())
  }
}
