// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension AnnotationEditTool {
  /// The commands for the selection. A command that is not allowed now is there, but not enabled; a
  /// command that makes no sense for the selection is left out.
  public func menu(in context: any ToolContext) throws(ToolError) -> [MenuItem] {
    switch current {
    case .ordering, .choosingPlace, .cropping: return workMenu
    case .idle: break
    default: return []
    }
    let selected = try context.selectedAnnotations
    guard !selected.isEmpty else { return objectMenu }
    var commands = commands(for: selected)
    if objectType == .widget, selected.count > 1, try selectedField(context) != nil {
      commands.insert(.properties, at: 0)
    }
    return commands.map { command in
      MenuItem(
        command.name, command.title, isEnabled: isEnabled(command, selected, context),
        isChecked: EditingCommand.kinds[command].map { $0 == selected.first?.type })
    }
  }

  private func commands(for selected: [Annotation]) -> [EditingCommand] {
    let traits = selected.map(EditingTraits.init)
    var commands: [EditingCommand] = []
    if let only = traits.first, selected.count == 1 {
      commands = only.commands
      if name == .vertexEdit, selected.first?.type != .line { commands.append(.removeVertex) }
    } else if traits.allSatisfy({ !$0.style.isEmpty }) {
      commands = [.style]
    }
    if selected.count > 1, traits.allSatisfy({ $0.commands.contains(.apply) }) {
      commands.append(.apply)
    }
    if selected.count > 1, objectType == nil {
      commands.append(selected.areOneGroup ? .ungroup : .group)
    }
    if MergeAnnotations.obstacle(selected) == nil { commands.append(.merge) }
    commands += Arrangement.commands.filter { Arrangement.all[$0]?.fits(selected) ?? false }
    if objectType == .widget { commands += [.duplicate, .duplicateInGrid, .tabOrder] }
    if objectType == .link { commands.append(.duplicateInGrid) }
    if traits.allSatisfy(\.isFlattened) { commands.append(.flatten) }
    if traits.allSatisfy(\.isCopied) { commands += [.copy, .cut, .duplicate] }
    return commands + [.delete, .bringToFront, .bringForward, .sendBackward, .sendToBack]
  }

  private func isEnabled(
    _ command: EditingCommand, _ selected: [Annotation], _ context: any ToolContext
  ) -> Bool {
    if let arrangement = Arrangement.all[command] {
      let mode: TransformationMode = arrangement.need == .moving ? .move : .resize
      return selected.allSatisfy {
        canChange($0, context)
          && context.offers(.transformAnnotation, .transformation($0.id, mode), at: nil)
      }
    }
    return switch command {
    case .copy: true
    case .copyText: context.document.permissions.copy
    case .duplicate, .duplicateInGrid:
      selected.allSatisfy { canEdit($0, .create($0.type), context) }
    case .note: selected.allSatisfy { canEdit($0, touch(by: .note, $0), context) }
    case .apply: selected.allSatisfy { canEdit($0, context) } && context.document.permissions.modify
    case .removeVertex:
      canRemoveVertex(of: selected.first)
        && selected.allSatisfy {
          canChange($0, context)
            && context.offers(.transformAnnotation, .transformation($0.id, .adjust), at: nil)
        }
    case .group: selected.canBeGrouped && selected.allSatisfy { canEdit($0, context) }
    case .edit:
      selected.allSatisfy { canEdit($0, context) && !$0.flags.contains(.lockedContents) }
    default:
      selected.allSatisfy {
        canEdit($0, context) && canEdit($0, touch(converting: $0, by: command), context)
      }
    }
  }

  private func canEdit(_ annotation: Annotation, _ context: any ToolContext) -> Bool {
    canEdit(annotation, .change(annotation), context)
  }

  private func canEdit(
    _ annotation: Annotation, _ touch: AnnotationTouch, _ context: any ToolContext
  ) -> Bool {
    do throws(ToolError) { try context.check(touch) } catch { return false }
    return context.offers(.editAnnotation, .annotation(annotation.id), at: nil)
  }
}
