// SPDX-License-Identifier: AGPL-3.0-or-later

/// Characters that a search treats as equal, from Unicode 14.0.0.
/// `scripts/folding-table` prints this file.
enum FoldingTable {
  /// Words that each consist of a letter and its forms with diacritics.
  static let accented = """
    AÀÁÂÃÄÅĀĂĄǍǞǠǺȀȂȦḀẠẢẤẦẨẪẬẮẰẲẴẶÅ CÇĆĈĊČḈ EÈÉÊËĒĔĖĘĚȄȆȨḔḖḘḚḜẸẺẼẾỀỂỄỆ IÌÍÎÏĨĪĬĮİǏȈȊḬḮỈỊ NÑŃŅŇǸṄṆṈṊ \
    OÒÓÔÕÖŌŎŐƠǑǪǬȌȎȪȬȮȰṌṎṐṒỌỎỐỒỔỖỘỚỜỞỠỢ UÙÚÛÜŨŪŬŮŰŲƯǓǕǗǙǛȔȖṲṴṶṸṺỤỦỨỪỬỮỰ YÝŶŸȲẎỲỴỶỸ \
    aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ cçćĉċčḉ eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ iìíîïĩīĭįǐȉȋḭḯỉị nñńņňǹṅṇṉṋ \
    oòóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự yýÿŷȳẏẙỳỵỷỹ DĎḊḌḎḐḒ dďḋḍḏḑḓ \
    GĜĞĠĢǦǴḠ gĝğġģǧǵḡ HĤȞḢḤḦḨḪ hĥȟḣḥḧḩḫẖ JĴ jĵǰ KĶǨḰḲḴK kķǩḱḳḵ LĹĻĽḶḸḺḼ lĺļľḷḹḻḽ RŔŖŘȐȒṘṚṜṞ \
    rŕŗřȑȓṙṛṝṟ SŚŜŞŠȘṠṢṤṦṨ sśŝşšșṡṣṥṧṩẛ TŢŤȚṪṬṮṰ tţťțṫṭṯṱẗ WŴẀẂẄẆẈ wŵẁẃẅẇẉẘ ZŹŻŽẐẒẔ zźżžẑẓẕ ÆǢǼ æǣǽ \
    ƷǮ ʒǯ ØǾ øǿ ʹʹ ΑΆἈἉἊἋἌἍἎἏᾈᾉᾊᾋᾌᾍᾎᾏᾸᾹᾺΆᾼ ΕΈἘἙἚἛἜἝῈΈ ΗΉἨἩἪἫἬἭἮἯᾘᾙᾚᾛᾜᾝᾞᾟῊΉῌ ΙΊΪἸἹἺἻἼἽἾἿῘῙῚΊ \
    ΟΌὈὉὊὋὌὍῸΌ ΥΎΫϓϔὙὛὝὟῨῩῪΎ ΩΏὨὩὪὫὬὭὮὯᾨᾩᾪᾫᾬᾭᾮᾯῺΏῼΩ ιΐίϊἰἱἲἳἴἵἶἷὶίιῐῑῒΐῖῗ \
    αάἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ εέἐἑἒἓἔἕὲέ ηήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ υΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ οόὀὁὂὃὄὅὸό \
    ωώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ ЕЀЁӖ ГЃ ІЇ КЌ ИЍЙӢӤ УЎӮӰӲ ийѝӣӥ еѐёӗ гѓ ії кќ уўӯӱӳ ѴѶ ѵѷ ЖӁӜ жӂӝ АӐӒ \
    аӑӓ ӘӚ әӛ ЗӞ зӟ ОӦ оӧ ӨӪ өӫ ЭӬ эӭ ЧӴ чӵ ЫӸ ыӹ \u{627}\u{622}\u{623}\u{625} \u{648}\u{624} \
    \u{64A}\u{626} \u{6D5}\u{6C0} \u{6C1}\u{6C2} \u{6D2}\u{6D3} BḂḄḆ bḃḅḇ FḞ fḟ MḾṀṂ mḿṁṃ PṔṖ pṕṗ \
    VṼṾ vṽṿ XẊẌ xẋẍ ρῤῥ ΡῬ \u{5D9}\u{FB1D}\u{FB39} \u{5F2}\u{FB1F} \
    \u{5E9}\u{FB2A}\u{FB2B}\u{FB2C}\u{FB2D}\u{FB49} \u{5D0}\u{FB2E}\u{FB2F}\u{FB30} \
    \u{5D1}\u{FB31}\u{FB4C} \u{5D2}\u{FB32} \u{5D3}\u{FB33} \u{5D4}\u{FB34} \u{5D5}\u{FB35}\u{FB4B} \
    \u{5D6}\u{FB36} \u{5D8}\u{FB38} \u{5DA}\u{FB3A} \u{5DB}\u{FB3B}\u{FB4D} \u{5DC}\u{FB3C} \
    \u{5DE}\u{FB3E} \u{5E0}\u{FB40} \u{5E1}\u{FB41} \u{5E3}\u{FB43} \u{5E4}\u{FB44}\u{FB4E} \
    \u{5E6}\u{FB46} \u{5E7}\u{FB47} \u{5E8}\u{FB48} \u{5EA}\u{FB4A}
    """

  /// Pairs of a text and the characters that are its forms, ligatures or fractions.
  static let forms = """
    a ªᵃₐ 2 ²₂ 3 ³₃ 1 ¹₁ o ºᵒₒ 1/4 ¼ 1/2 ½ 3/4 ¾ IJ Ĳ ij ĳ h ʰₕ j ʲⱼ r ʳᵣ w ʷ y ʸ l ˡₗⅼ s ˢₛ x ˣₓⅹ \
    A ᴬ B ᴮ D ᴰⅮ E ᴱ G ᴳ H ᴴ I ᴵⅠ J ᴶ K ᴷ L ᴸⅬ M ᴹⅯ N ᴺ O ᴼ P ᴾ R ᴿ T ᵀ U ᵁ W ᵂ b ᵇ d ᵈⅾ e ᵉₑ g ᵍ \
    k ᵏₖ m ᵐₘⅿ p ᵖₚ t ᵗₜ u ᵘᵤ v ᵛᵥⅴ i ᵢⁱⅰ c ᶜⅽ f ᶠ z ᶻ 0 ⁰₀ 4 ⁴₄ 5 ⁵₅ 6 ⁶₆ 7 ⁷₇ 8 ⁸₈ 9 ⁹₉ + ⁺₊﹢ \
    = ⁼₌﹦ ( ⁽₍﹙ ) ⁾₎﹚ n ⁿₙ SM ℠ TM ™ 1/7 ⅐ 1/9 ⅑ 1/10 ⅒ 1/3 ⅓ 2/3 ⅔ 1/5 ⅕ 2/5 ⅖ 3/5 ⅗ 4/5 ⅘ 1/6 ⅙ \
    5/6 ⅚ 1/8 ⅛ 3/8 ⅜ 5/8 ⅝ 7/8 ⅞ 1/ ⅟ II Ⅱ III Ⅲ IV Ⅳ V Ⅴⱽ VI Ⅵ VII Ⅶ VIII Ⅷ IX Ⅸ X Ⅹ XI Ⅺ XII Ⅻ \
    C Ⅽꟲ ii ⅱ iii ⅲ iv ⅳ vi ⅵ vii ⅶ viii ⅷ ix ⅸ xi ⅺ xii ⅻ 0/3 ↉ F ꟳ Q ꟴ ff ﬀ fi ﬁ fl ﬂ ffi ﬃ ffl ﬄ \
    st ﬅﬆ մն ﬓ մե ﬔ մի ﬕ վն ﬖ մխ ﬗ \u{5D0}\u{5DC} \u{FB4F} \u{671} \u{FB50}\u{FB51} \
    \u{67B} \u{FB52}\u{FB53}\u{FB54}\u{FB55} \u{67E} \u{FB56}\u{FB57}\u{FB58}\u{FB59} \
    \u{680} \u{FB5A}\u{FB5B}\u{FB5C}\u{FB5D} \u{67A} \u{FB5E}\u{FB5F}\u{FB60}\u{FB61} \
    \u{67F} \u{FB62}\u{FB63}\u{FB64}\u{FB65} \u{679} \u{FB66}\u{FB67}\u{FB68}\u{FB69} \
    \u{6A4} \u{FB6A}\u{FB6B}\u{FB6C}\u{FB6D} \u{6A6} \u{FB6E}\u{FB6F}\u{FB70}\u{FB71} \
    \u{684} \u{FB72}\u{FB73}\u{FB74}\u{FB75} \u{683} \u{FB76}\u{FB77}\u{FB78}\u{FB79} \
    \u{686} \u{FB7A}\u{FB7B}\u{FB7C}\u{FB7D} \u{687} \u{FB7E}\u{FB7F}\u{FB80}\u{FB81} \
    \u{68D} \u{FB82}\u{FB83} \u{68C} \u{FB84}\u{FB85} \u{68E} \u{FB86}\u{FB87} \
    \u{688} \u{FB88}\u{FB89} \u{698} \u{FB8A}\u{FB8B} \u{691} \u{FB8C}\u{FB8D} \
    \u{6A9} \u{FB8E}\u{FB8F}\u{FB90}\u{FB91} \u{6AF} \u{FB92}\u{FB93}\u{FB94}\u{FB95} \
    \u{6B3} \u{FB96}\u{FB97}\u{FB98}\u{FB99} \u{6B1} \u{FB9A}\u{FB9B}\u{FB9C}\u{FB9D} \
    \u{6BA} \u{FB9E}\u{FB9F} \u{6BB} \u{FBA0}\u{FBA1}\u{FBA2}\u{FBA3} \u{6D5} \u{FBA4}\u{FBA5} \
    \u{6C1} \u{FBA6}\u{FBA7}\u{FBA8}\u{FBA9} \u{6BE} \u{FBAA}\u{FBAB}\u{FBAC}\u{FBAD} \
    \u{6D2} \u{FBAE}\u{FBAF}\u{FBB0}\u{FBB1} \u{6AD} \u{FBD3}\u{FBD4}\u{FBD5}\u{FBD6} \
    \u{6C7} \u{FBD7}\u{FBD8} \u{6C6} \u{FBD9}\u{FBDA} \u{6C8} \u{FBDB}\u{FBDC} \
    \u{6C7}\u{674} \u{FBDD} \u{6CB} \u{FBDE}\u{FBDF} \u{6C5} \u{FBE0}\u{FBE1} \
    \u{6C9} \u{FBE2}\u{FBE3} \u{6D0} \u{FBE4}\u{FBE5}\u{FBE6}\u{FBE7} \
    \u{649} \u{FBE8}\u{FBE9}\u{FC5D}\u{FC90}\u{FEEF}\u{FEF0} \u{64A}\u{627} \u{FBEA}\u{FBEB} \
    \u{64A}\u{6D5} \u{FBEC}\u{FBED} \u{64A}\u{648} \u{FBEE}\u{FBEF} \u{64A}\u{6C7} \u{FBF0}\u{FBF1} \
    \u{64A}\u{6C6} \u{FBF2}\u{FBF3} \u{64A}\u{6C8} \u{FBF4}\u{FBF5} \
    \u{64A}\u{6D0} \u{FBF6}\u{FBF7}\u{FBF8} \
    \u{64A}\u{649} \u{FBF9}\u{FBFA}\u{FBFB}\u{FC03}\u{FC59}\u{FC68}\u{FC95} \
    \u{6CC} \u{FBFC}\u{FBFD}\u{FBFE}\u{FBFF} \u{64A}\u{62C} \u{FC00}\u{FC55}\u{FC97}\u{FCDA} \
    \u{64A}\u{62D} \u{FC01}\u{FC56}\u{FC98}\u{FCDB} \
    \u{64A}\u{645} \u{FC02}\u{FC58}\u{FC66}\u{FC93}\u{FC9A}\u{FCDD}\u{FCDF}\u{FCF0} \
    \u{64A}\u{64A} \u{FC04}\u{FC5A}\u{FC69}\u{FC96} \u{628}\u{62C} \u{FC05}\u{FC9C} \
    \u{628}\u{62D} \u{FC06}\u{FC9D} \u{628}\u{62E} \u{FC07}\u{FC9E} \
    \u{628}\u{645} \u{FC08}\u{FC6C}\u{FC9F}\u{FCE1} \u{628}\u{649} \u{FC09}\u{FC6E} \
    \u{628}\u{64A} \u{FC0A}\u{FC6F} \u{62A}\u{62C} \u{FC0B}\u{FCA1} \u{62A}\u{62D} \u{FC0C}\u{FCA2} \
    \u{62A}\u{62E} \u{FC0D}\u{FCA3} \u{62A}\u{645} \u{FC0E}\u{FC72}\u{FCA4}\u{FCE3} \
    \u{62A}\u{649} \u{FC0F}\u{FC74} \u{62A}\u{64A} \u{FC10}\u{FC75} \u{62B}\u{62C} \u{FC11} \
    \u{62B}\u{645} \u{FC12}\u{FC78}\u{FCA6}\u{FCE5} \u{62B}\u{649} \u{FC13}\u{FC7A} \
    \u{62B}\u{64A} \u{FC14}\u{FC7B} \u{62C}\u{62D} \u{FC15}\u{FCA7} \u{62C}\u{645} \u{FC16}\u{FCA8} \
    \u{62D}\u{62C} \u{FC17}\u{FCA9} \u{62D}\u{645} \u{FC18}\u{FCAA} \u{62E}\u{62C} \u{FC19}\u{FCAB} \
    \u{62E}\u{62D} \u{FC1A} \u{62E}\u{645} \u{FC1B}\u{FCAC} \u{633}\u{62C} \u{FC1C}\u{FCAD}\u{FD34} \
    \u{633}\u{62D} \u{FC1D}\u{FCAE}\u{FD35} \u{633}\u{62E} \u{FC1E}\u{FCAF}\u{FD36} \
    \u{633}\u{645} \u{FC1F}\u{FCB0}\u{FCE7} \u{635}\u{62D} \u{FC20}\u{FCB1} \
    \u{635}\u{645} \u{FC21}\u{FCB3} \u{636}\u{62C} \u{FC22}\u{FCB4} \u{636}\u{62D} \u{FC23}\u{FCB5} \
    \u{636}\u{62E} \u{FC24}\u{FCB6} \u{636}\u{645} \u{FC25}\u{FCB7} \u{637}\u{62D} \u{FC26}\u{FCB8} \
    \u{637}\u{645} \u{FC27}\u{FD33}\u{FD3A} \u{638}\u{645} \u{FC28}\u{FCB9}\u{FD3B} \
    \u{639}\u{62C} \u{FC29}\u{FCBA} \u{639}\u{645} \u{FC2A}\u{FCBB} \u{63A}\u{62C} \u{FC2B}\u{FCBC} \
    \u{63A}\u{645} \u{FC2C}\u{FCBD} \u{641}\u{62C} \u{FC2D}\u{FCBE} \u{641}\u{62D} \u{FC2E}\u{FCBF} \
    \u{641}\u{62E} \u{FC2F}\u{FCC0} \u{641}\u{645} \u{FC30}\u{FCC1} \u{641}\u{649} \u{FC31}\u{FC7C} \
    \u{641}\u{64A} \u{FC32}\u{FC7D} \u{642}\u{62D} \u{FC33}\u{FCC2} \u{642}\u{645} \u{FC34}\u{FCC3} \
    \u{642}\u{649} \u{FC35}\u{FC7E} \u{642}\u{64A} \u{FC36}\u{FC7F} \u{643}\u{627} \u{FC37}\u{FC80} \
    \u{643}\u{62C} \u{FC38}\u{FCC4} \u{643}\u{62D} \u{FC39}\u{FCC5} \u{643}\u{62E} \u{FC3A}\u{FCC6} \
    \u{643}\u{644} \u{FC3B}\u{FC81}\u{FCC7}\u{FCEB} \u{643}\u{645} \u{FC3C}\u{FC82}\u{FCC8}\u{FCEC} \
    \u{643}\u{649} \u{FC3D}\u{FC83} \u{643}\u{64A} \u{FC3E}\u{FC84} \u{644}\u{62C} \u{FC3F}\u{FCC9} \
    \u{644}\u{62D} \u{FC40}\u{FCCA} \u{644}\u{62E} \u{FC41}\u{FCCB} \
    \u{644}\u{645} \u{FC42}\u{FC85}\u{FCCC}\u{FCED} \u{644}\u{649} \u{FC43}\u{FC86} \
    \u{644}\u{64A} \u{FC44}\u{FC87} \u{645}\u{62C} \u{FC45}\u{FCCE} \u{645}\u{62D} \u{FC46}\u{FCCF} \
    \u{645}\u{62E} \u{FC47}\u{FCD0} \u{645}\u{645} \u{FC48}\u{FC89}\u{FCD1} \u{645}\u{649} \u{FC49} \
    \u{645}\u{64A} \u{FC4A} \u{646}\u{62C} \u{FC4B}\u{FCD2} \u{646}\u{62D} \u{FC4C}\u{FCD3} \
    \u{646}\u{62E} \u{FC4D}\u{FCD4} \u{646}\u{645} \u{FC4E}\u{FC8C}\u{FCD5}\u{FCEE} \
    \u{646}\u{649} \u{FC4F}\u{FC8E} \u{646}\u{64A} \u{FC50}\u{FC8F} \u{647}\u{62C} \u{FC51}\u{FCD7} \
    \u{647}\u{645} \u{FC52}\u{FCD8} \u{647}\u{649} \u{FC53} \u{647}\u{64A} \u{FC54} \
    \u{64A}\u{62E} \u{FC57}\u{FC99}\u{FCDC} \u{630} \u{FC5B}\u{FEAB}\u{FEAC} \
    \u{631} \u{FC5C}\u{FEAD}\u{FEAE} \u{64A}\u{631} \u{FC64}\u{FC91} \u{64A}\u{632} \u{FC65}\u{FC92} \
    \u{64A}\u{646} \u{FC67}\u{FC94} \u{628}\u{631} \u{FC6A} \u{628}\u{632} \u{FC6B} \
    \u{628}\u{646} \u{FC6D} \u{62A}\u{631} \u{FC70} \u{62A}\u{632} \u{FC71} \u{62A}\u{646} \u{FC73} \
    \u{62B}\u{631} \u{FC76} \u{62B}\u{632} \u{FC77} \u{62B}\u{646} \u{FC79} \u{645}\u{627} \u{FC88} \
    \u{646}\u{631} \u{FC8A} \u{646}\u{632} \u{FC8B} \u{646}\u{646} \u{FC8D} \
    \u{64A}\u{647} \u{FC9B}\u{FCDE}\u{FCE0}\u{FCF1} \u{628}\u{647} \u{FCA0}\u{FCE2} \
    \u{62A}\u{647} \u{FCA5}\u{FCE4} \u{635}\u{62E} \u{FCB2} \u{644}\u{647} \u{FCCD} \
    \u{646}\u{647} \u{FCD6}\u{FCEF} \u{647} \u{FCD9}\u{FEE9}\u{FEEA}\u{FEEB}\u{FEEC} \
    \u{62B}\u{647} \u{FCE6} \u{633}\u{647} \u{FCE8}\u{FD31} \
    \u{634}\u{645} \u{FCE9}\u{FD0C}\u{FD28}\u{FD30} \u{634}\u{647} \u{FCEA}\u{FD32} \
    \u{640} \u{FCF2}\u{FCF3}\u{FCF4}\u{FE71}\u{FE77}\u{FE79}\u{FE7B}\u{FE7D}\u{FE7F} \
    \u{637}\u{649} \u{FCF5}\u{FD11} \u{637}\u{64A} \u{FCF6}\u{FD12} \u{639}\u{649} \u{FCF7}\u{FD13} \
    \u{639}\u{64A} \u{FCF8}\u{FD14} \u{63A}\u{649} \u{FCF9}\u{FD15} \u{63A}\u{64A} \u{FCFA}\u{FD16} \
    \u{633}\u{649} \u{FCFB}\u{FD17} \u{633}\u{64A} \u{FCFC}\u{FD18} \u{634}\u{649} \u{FCFD}\u{FD19} \
    \u{634}\u{64A} \u{FCFE}\u{FD1A} \u{62D}\u{649} \u{FCFF}\u{FD1B} \u{62D}\u{64A} \u{FD00}\u{FD1C} \
    \u{62C}\u{649} \u{FD01}\u{FD1D} \u{62C}\u{64A} \u{FD02}\u{FD1E} \u{62E}\u{649} \u{FD03}\u{FD1F} \
    \u{62E}\u{64A} \u{FD04}\u{FD20} \u{635}\u{649} \u{FD05}\u{FD21} \u{635}\u{64A} \u{FD06}\u{FD22} \
    \u{636}\u{649} \u{FD07}\u{FD23} \u{636}\u{64A} \u{FD08}\u{FD24} \
    \u{634}\u{62C} \u{FD09}\u{FD25}\u{FD2D}\u{FD37} \u{634}\u{62D} \u{FD0A}\u{FD26}\u{FD2E}\u{FD38} \
    \u{634}\u{62E} \u{FD0B}\u{FD27}\u{FD2F}\u{FD39} \u{634}\u{631} \u{FD0D}\u{FD29} \
    \u{633}\u{631} \u{FD0E}\u{FD2A} \u{635}\u{631} \u{FD0F}\u{FD2B} \u{636}\u{631} \u{FD10}\u{FD2C} \
    \u{627} \u{FD3C}\u{FD3D}\u{FE81}\u{FE82}\u{FE83}\u{FE84}\u{FE87}\u{FE88}\u{FE8D}\u{FE8E} \
    \u{62A}\u{62C}\u{645} \u{FD50} \u{62A}\u{62D}\u{62C} \u{FD51}\u{FD52} \
    \u{62A}\u{62D}\u{645} \u{FD53} \u{62A}\u{62E}\u{645} \u{FD54} \u{62A}\u{645}\u{62C} \u{FD55} \
    \u{62A}\u{645}\u{62D} \u{FD56} \u{62A}\u{645}\u{62E} \u{FD57} \
    \u{62C}\u{645}\u{62D} \u{FD58}\u{FD59} \u{62D}\u{645}\u{64A} \u{FD5A} \
    \u{62D}\u{645}\u{649} \u{FD5B} \u{633}\u{62D}\u{62C} \u{FD5C} \u{633}\u{62C}\u{62D} \u{FD5D} \
    \u{633}\u{62C}\u{649} \u{FD5E} \u{633}\u{645}\u{62D} \u{FD5F}\u{FD60} \
    \u{633}\u{645}\u{62C} \u{FD61} \u{633}\u{645}\u{645} \u{FD62}\u{FD63} \
    \u{635}\u{62D}\u{62D} \u{FD64}\u{FD65} \u{635}\u{645}\u{645} \u{FD66}\u{FDC5} \
    \u{634}\u{62D}\u{645} \u{FD67}\u{FD68} \u{634}\u{62C}\u{64A} \u{FD69} \
    \u{634}\u{645}\u{62E} \u{FD6A}\u{FD6B} \u{634}\u{645}\u{645} \u{FD6C}\u{FD6D} \
    \u{636}\u{62D}\u{649} \u{FD6E} \u{636}\u{62E}\u{645} \u{FD6F}\u{FD70} \
    \u{637}\u{645}\u{62D} \u{FD71}\u{FD72} \u{637}\u{645}\u{645} \u{FD73} \
    \u{637}\u{645}\u{64A} \u{FD74} \u{639}\u{62C}\u{645} \u{FD75}\u{FDC4} \
    \u{639}\u{645}\u{645} \u{FD76}\u{FD77} \u{639}\u{645}\u{649} \u{FD78} \
    \u{63A}\u{645}\u{645} \u{FD79} \u{63A}\u{645}\u{64A} \u{FD7A} \u{63A}\u{645}\u{649} \u{FD7B} \
    \u{641}\u{62E}\u{645} \u{FD7C}\u{FD7D} \u{642}\u{645}\u{62D} \u{FD7E}\u{FDB4} \
    \u{642}\u{645}\u{645} \u{FD7F} \u{644}\u{62D}\u{645} \u{FD80}\u{FDB5} \
    \u{644}\u{62D}\u{64A} \u{FD81} \u{644}\u{62D}\u{649} \u{FD82} \
    \u{644}\u{62C}\u{62C} \u{FD83}\u{FD84} \u{644}\u{62E}\u{645} \u{FD85}\u{FD86} \
    \u{644}\u{645}\u{62D} \u{FD87}\u{FD88} \u{645}\u{62D}\u{62C} \u{FD89} \
    \u{645}\u{62D}\u{645} \u{FD8A} \u{645}\u{62D}\u{64A} \u{FD8B} \u{645}\u{62C}\u{62D} \u{FD8C} \
    \u{645}\u{62C}\u{645} \u{FD8D} \u{645}\u{62E}\u{62C} \u{FD8E} \u{645}\u{62E}\u{645} \u{FD8F} \
    \u{645}\u{62C}\u{62E} \u{FD92} \u{647}\u{645}\u{62C} \u{FD93} \u{647}\u{645}\u{645} \u{FD94} \
    \u{646}\u{62D}\u{645} \u{FD95} \u{646}\u{62D}\u{649} \u{FD96} \
    \u{646}\u{62C}\u{645} \u{FD97}\u{FD98} \u{646}\u{62C}\u{649} \u{FD99} \
    \u{646}\u{645}\u{64A} \u{FD9A} \u{646}\u{645}\u{649} \u{FD9B} \
    \u{64A}\u{645}\u{645} \u{FD9C}\u{FD9D} \u{628}\u{62E}\u{64A} \u{FD9E} \
    \u{62A}\u{62C}\u{64A} \u{FD9F} \u{62A}\u{62C}\u{649} \u{FDA0} \u{62A}\u{62E}\u{64A} \u{FDA1} \
    \u{62A}\u{62E}\u{649} \u{FDA2} \u{62A}\u{645}\u{64A} \u{FDA3} \u{62A}\u{645}\u{649} \u{FDA4} \
    \u{62C}\u{645}\u{64A} \u{FDA5} \u{62C}\u{62D}\u{649} \u{FDA6} \u{62C}\u{645}\u{649} \u{FDA7} \
    \u{633}\u{62E}\u{649} \u{FDA8} \u{635}\u{62D}\u{64A} \u{FDA9} \u{634}\u{62D}\u{64A} \u{FDAA} \
    \u{636}\u{62D}\u{64A} \u{FDAB} \u{644}\u{62C}\u{64A} \u{FDAC} \u{644}\u{645}\u{64A} \u{FDAD} \
    \u{64A}\u{62D}\u{64A} \u{FDAE} \u{64A}\u{62C}\u{64A} \u{FDAF} \u{64A}\u{645}\u{64A} \u{FDB0} \
    \u{645}\u{645}\u{64A} \u{FDB1} \u{642}\u{645}\u{64A} \u{FDB2} \u{646}\u{62D}\u{64A} \u{FDB3} \
    \u{639}\u{645}\u{64A} \u{FDB6} \u{643}\u{645}\u{64A} \u{FDB7} \
    \u{646}\u{62C}\u{62D} \u{FDB8}\u{FDBD} \u{645}\u{62E}\u{64A} \u{FDB9} \
    \u{644}\u{62C}\u{645} \u{FDBA}\u{FDBC} \u{643}\u{645}\u{645} \u{FDBB}\u{FDC3} \
    \u{62C}\u{62D}\u{64A} \u{FDBE} \u{62D}\u{62C}\u{64A} \u{FDBF} \u{645}\u{62C}\u{64A} \u{FDC0} \
    \u{641}\u{645}\u{64A} \u{FDC1} \u{628}\u{62D}\u{64A} \u{FDC2} \u{633}\u{62E}\u{64A} \u{FDC6} \
    \u{646}\u{62C}\u{64A} \u{FDC7} \u{635}\u{644}\u{6D2} \u{FDF0} \u{642}\u{644}\u{6D2} \u{FDF1} \
    \u{627}\u{644}\u{644}\u{647} \u{FDF2} \u{627}\u{643}\u{628}\u{631} \u{FDF3} \
    \u{645}\u{62D}\u{645}\u{62F} \u{FDF4} \u{635}\u{644}\u{639}\u{645} \u{FDF5} \
    \u{631}\u{633}\u{648}\u{644} \u{FDF6} \u{639}\u{644}\u{64A}\u{647} \u{FDF7} \
    \u{648}\u{633}\u{644}\u{645} \u{FDF8} \u{635}\u{644}\u{649} \u{FDF9} \
    \u{631}\u{6CC}\u{627}\u{644} \u{FDFC} _ ﹍﹎﹏ , ﹐ 、 ﹑､ . ﹒ ; ﹔ : ﹕ ? ﹖ ! ﹗ — ﹘ { ﹛ } ﹜ 〔 ﹝ 〕 ﹞ # ﹟ \
    & ﹠ * ﹡ - ﹣ < ﹤ > ﹥ \\ ﹨ $ ﹩ % ﹪ @ ﹫ \u{621} \u{FE80} \u{648} \u{FE85}\u{FE86}\u{FEED}\u{FEEE} \
    \u{64A} \u{FE89}\u{FE8A}\u{FE8B}\u{FE8C}\u{FEF1}\u{FEF2}\u{FEF3}\u{FEF4} \
    \u{628} \u{FE8F}\u{FE90}\u{FE91}\u{FE92} \u{629} \u{FE93}\u{FE94} \
    \u{62A} \u{FE95}\u{FE96}\u{FE97}\u{FE98} \u{62B} \u{FE99}\u{FE9A}\u{FE9B}\u{FE9C} \
    \u{62C} \u{FE9D}\u{FE9E}\u{FE9F}\u{FEA0} \u{62D} \u{FEA1}\u{FEA2}\u{FEA3}\u{FEA4} \
    \u{62E} \u{FEA5}\u{FEA6}\u{FEA7}\u{FEA8} \u{62F} \u{FEA9}\u{FEAA} \u{632} \u{FEAF}\u{FEB0} \
    \u{633} \u{FEB1}\u{FEB2}\u{FEB3}\u{FEB4} \u{634} \u{FEB5}\u{FEB6}\u{FEB7}\u{FEB8} \
    \u{635} \u{FEB9}\u{FEBA}\u{FEBB}\u{FEBC} \u{636} \u{FEBD}\u{FEBE}\u{FEBF}\u{FEC0} \
    \u{637} \u{FEC1}\u{FEC2}\u{FEC3}\u{FEC4} \u{638} \u{FEC5}\u{FEC6}\u{FEC7}\u{FEC8} \
    \u{639} \u{FEC9}\u{FECA}\u{FECB}\u{FECC} \u{63A} \u{FECD}\u{FECE}\u{FECF}\u{FED0} \
    \u{641} \u{FED1}\u{FED2}\u{FED3}\u{FED4} \u{642} \u{FED5}\u{FED6}\u{FED7}\u{FED8} \
    \u{643} \u{FED9}\u{FEDA}\u{FEDB}\u{FEDC} \u{644} \u{FEDD}\u{FEDE}\u{FEDF}\u{FEE0} \
    \u{645} \u{FEE1}\u{FEE2}\u{FEE3}\u{FEE4} \u{646} \u{FEE5}\u{FEE6}\u{FEE7}\u{FEE8} \
    \u{644}\u{627} \u{FEF5}\u{FEF6}\u{FEF7}\u{FEF8}\u{FEF9}\u{FEFA}\u{FEFB}\u{FEFC} ⦅ ｟ ⦆ ｠ 。 ｡ 「 ｢ \
    」 ｣ ・ ･ ヲ ｦ ァ ｧ ィ ｨ ゥ ｩ ェ ｪ ォ ｫ ャ ｬ ュ ｭ ョ ｮ ッ ｯ ー ｰ ア ｱ イ ｲ ウ ｳ エ ｴ オ ｵ カ ｶ キ ｷ ク ｸ ケ ｹ コ ｺ サ ｻ \
    シ ｼ ス ｽ セ ｾ ソ ｿ タ ﾀ チ ﾁ ツ ﾂ テ ﾃ ト ﾄ ナ ﾅ ニ ﾆ ヌ ﾇ ネ ﾈ ノ ﾉ ハ ﾊ ヒ ﾋ フ ﾌ ヘ ﾍ ホ ﾎ マ ﾏ ミ ﾐ ム ﾑ メ ﾒ モ ﾓ \
    ヤ ﾔ ユ ﾕ ヨ ﾖ ラ ﾗ リ ﾘ ル ﾙ レ ﾚ ロ ﾛ ワ ﾜ ン ﾝ \u{3099} ﾞ \u{309A} ﾟ ¢ ￠ £ ￡ ¬ ￢ ¦ ￤ ¥ ￥ ₩ ￦ │ ￨ ← ￩ \
    ↑ ￪ → ￫ ↓ ￬ ■ ￭ ○ ￮
    """
}
