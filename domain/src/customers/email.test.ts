import { describe, expect, it } from "vitest";
import { emailFault, isDoubtfulEmail, normaliseEmail, tidyEmail } from "./email";

const INVALID = "Adresse email invalide";
const UNUSUAL =
	"Adresse email invalide\u00a0: elle contient un caractère accentué, invisible ou d'un autre alphabet. Ressaisissez-la au clavier.";

describe("accounts spec §5 email shaped x@y.z", () => {
	it.each([
		["client@demo.fr", undefined],
		["camille+boutique@mail.exemple.co.uk", undefined],
		["o'neil_2@exemple.fr", undefined],
		["x@y.z", undefined],
		["", INVALID],
		["a@b", INVALID],
		["a b@c.fr", INVALID],
		["@c.fr", INVALID],
		["a@", INVALID],
		["a@b@c.fr", INVALID],
		["a@b..fr", INVALID],
		["a@.fr", INVALID],
		["a@b.fr.", INVALID],
		["a@-.fr/x", INVALID],
		["camille@exemple.fr, paul@exemple.fr", INVALID],
		["Camille <camille@exemple.fr>", INVALID],
		['"camille"@exemple.fr', INVALID],
		["camille@exemple.fr\u0000", INVALID],
		[`${"x".repeat(254)}@exemple.fr`, INVALID],
		["camille\r\nBcc:x@exemple.fr", INVALID],
	])("%j: %s", (typed, fault) => {
		expect(emailFault(typed)).toBe(fault);
	});
});

it.each([
	["spaces", `a${" ".repeat(100_000)}a`, INVALID],
	["invisible marks", `a${"\u200b".repeat(100_000)}@exemple.fr`, INVALID],
	["labels", `é@${"a.".repeat(50_000)}@`, INVALID],
])("an address of endless %s is refused at once", (_, typed, fault) => {
	expect(emailFault(typed)).toBe(fault);
});

describe("a point that mail servers do not allow is questioned, not refused", () => {
	it.each([
		["a..b@exemple.fr", true],
		[".a@exemple.fr", true],
		["a.@exemple.fr", true],
		["a.b@exemple.fr", false],
		["a@exemple.co.uk", false],
		["a..b", false],
		["", false],
	])("%j: %s", (typed, doubtful) => {
		expect(isDoubtfulEmail(typed)).toBe(doubtful);
	});

	it("although it may be used", () => expect(emailFault("a..b@exemple.fr")).toBeUndefined());
});

describe("look-alikes of client@demo.fr", () => {
	it.each([
		["capitals", "Client@Demo.FR"],
		["spaces around it", "  client@demo.fr\u00a0"],
		["marks of direction around it, as some mail programs copy them", "\u202aclient@demo.fr\u202c"],
		["a mark of the byte order", "\ufeffclient@demo.fr"],
		["a full-width at sign", "client\uff20demo.fr"],
		["a full-width dot", "client@demo\uff0efr"],
		["full-width letters", "\uff43\uff4c\uff49\uff45\uff4e\uff54@demo.fr"],
		["mathematical letters", "\u{1d41c}\u{1d425}\u{1d422}\u{1d41e}\u{1d427}\u{1d42d}@demo.fr"],
		["an ideographic full stop", "client@demo\u3002fr"],
	])("%s: it is that very address", (_, typed) => {
		expect(emailFault(typed)).toBeUndefined();
		expect(normaliseEmail(typed)).toBe("client@demo.fr");
	});

	it.each([
		["a zero-width space", "cli\u200bent@demo.fr"],
		["a zero-width joiner in the domain", "client@de\u200dmo.fr"],
		["a soft hyphen", "client@de\u00admo.fr"],
		["a mark of direction inside", "cli\u202eent@demo.fr"],
		["a variation selector", "client\ufe0f@demo.fr"],
		["a Cyrillic letter", "\u0441lient@demo.fr"],
		["a Greek letter", "cli\u03b5nt@demo.fr"],
		["a dotless i", "cl\u0131ent@demo.fr"],
		["an accent", "cli\u00e9nt@demo.fr"],
		["a combining accent", "clie\u0301nt@demo.fr"],
		["half a character", "client\ud800@demo.fr"],
	])("%s: refused, and said why", (_, typed) => {
		expect(emailFault(typed)).toBe(UNUSUAL);
	});

	it.each([
		["client@pâtissier.fr", "client@xn--ptissier-iza.fr"],
		["client@PÂTISSIER.fr", "client@xn--ptissier-iza.fr"],
		["client@pa\u0302tissier.fr", "client@xn--ptissier-iza.fr"],
		// A Cyrillic "е": another domain, and it shows.
		["client@d\u0435mo.fr", "client@xn--dmo-rdd.fr"],
	])("stores an international domain as mail servers know it: %s", (typed, stored) => {
		expect(emailFault(typed)).toBeUndefined();
		expect(normaliseEmail(typed)).toBe(stored);
	});
});

describe("normalisation", () => {
	it("is the same done twice", () => {
		for (const typed of [
			"Client@Demo.FR",
			"client@pâtissier.fr",
			"\uff43@demo\uff0efr",
			"cli\u200bent@demo.fr",
			"a@b@é",
		])
			expect(normaliseEmail(normaliseEmail(typed))).toBe(normaliseEmail(typed));
	});

	it("leaves what is no address alone, so that a part of one can be searched for", () => {
		expect(normaliseEmail(" Dupont ")).toBe("dupont");
		expect(normaliseEmail("a@b/c?é")).toBe("a@b/c?é");
	});

	it("preserves the case of an address that is only a recipient", () => {
		expect(tidyEmail(" Camille.Martin\uff20Exemple.fr ")).toBe("Camille.Martin@Exemple.fr");
	});
});
