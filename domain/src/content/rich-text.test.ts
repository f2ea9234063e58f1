import { describe, expect, test } from "vitest";
import { partProblem, SHOP_PAGES } from "./pages";
import { isSafeLink, type RichText, richTextSchema } from "./rich-text";
import { fact, h2, h3, link, p, part, text, ul } from "./write";

const issues = (document: unknown) =>
	richTextSchema.safeParse(document).error?.issues.map(({ path, message }) => [path.join("."), message]);
const doc = (...content: unknown[]) => ({ type: "doc", content });
const nested = (depth: number): unknown => ({
	type: "bulletList",
	content: [{ type: "listItem", content: [depth > 1 ? nested(depth - 1) : p("Fin")] }],
});
const image = (src: string, alt: string) => doc({ type: "image", attrs: { src, alt } });

describe("links of a text", () => {
	test.each([
		"/products?tag=BIO",
		"/pages/foire#plan",
		"https://exemple.fr/a?b=c",
		"http://exemple.fr",
		"mailto:bonjour@exemple.fr",
		"tel:+33123456789",
	])("%s is taken", (href) => expect(isSafeLink(href)).toBe(true));

	test.each([
		"javascript:alert(1)",
		"JaVaScRiPt:alert(1)",
		"java\tscript:alert(1)",
		"\u0001javascript:alert(1)",
		"\u200bjavascript:alert(1)",
		"data:text/html,<script>",
		"vbscript:x",
		"//exemple.fr",
		"/\\exemple.fr",
		"/.//exemple.fr",
		"/a b",
		"\\\\exemple.fr",
		"https://connu.fr@exemple.fr",
		"https:exemple.fr",
		"https://",
		"https://exemple.fr\\@connu.fr",
		"mailto:a@b.fr?bcc=c@d.fr",
		"tel:12;ext=3",
		"products",
		"#ancre",
		"",
		`/${"a".repeat(300)}`,
	])("%j is refused", (href) => {
		expect(isSafeLink(href)).toBe(false);
		expect(issues(text(p(link("Lien", href))))).toHaveLength(1);
	});
});

describe("documents", () => {
	test.each([
		["a script", doc({ type: "script", content: [] }), "content.0.type"],
		["raw HTML", doc({ type: "html", attrs: { html: "<b>" } }), "content.0.type"],
		["a block within a paragraph", doc({ type: "paragraph", content: [p("x")] }), "content.0.content.0.type"],
		[
			"an unknown mark",
			doc({ type: "paragraph", content: [{ type: "text", text: "x", marks: [{ type: "style" }] }] }),
			"content.0.content.0.marks.0.type",
		],
		["a heading of the page's own level", doc({ ...h2("x"), attrs: { level: 1 } }), "content.0.attrs.level"],
		["a lower heading without a higher one", text(h3("x")), "content.0"],
		["an empty heading", text(h2()), "content.0"],
		[
			"a fact that does not exist",
			doc(p({ type: "fact", attrs: { name: "secret" } } as never)),
			"content.0.content.0.attrs.name",
		],
		["an image from elsewhere", image("https://exemple.fr/a.png", "Image"), "content.0.attrs.src"],
		["an image without words", image("/static/a.webp", " "), "content.0.attrs.alt"],
		["the same part twice", text(part("host"), part("host")), "content.0"],
		[
			"a list within four lists",
			doc(nested(4)),
			"content.0.content.0.content.0.content.0.content.0.content.0.content.0.type",
		],
		["a text that is too long", text(p("x".repeat(50_001))), "content.0"],
		["no document", { type: "paragraph" }, "type"],
	])("%s is refused", (_case, document, path) => expect(issues(document)?.[0]?.[0]).toBe(path));

	test("ten thousand levels are refused like four", () => {
		let deep: unknown = p("Fin");
		for (let level = 0; level < 10_000; level++)
			deep = { type: "bulletList", content: [{ type: "listItem", content: [deep] }] };
		expect(issues(doc(deep))).toHaveLength(1);
	});

	test("three levels, facts and the shop's ornaments are taken; attributes that are not named are dropped", () => {
		const rich = doc(nested(3), p(fact("email")), {
			type: "paragraph",
			content: [
				{
					type: "text",
					text: "Lien",
					marks: [{ type: "link", attrs: { href: "/faq", target: "_blank", onclick: "alert(1)" } }],
				},
			],
		});
		const parsed = richTextSchema.parse(rich);
		expect(JSON.stringify(parsed)).not.toMatch(/onclick|target/);
		expect(issues(image("/images/hero/bio-square.webp", ""))).toBeUndefined();
	});

	test("characters that show nothing are taken out of a text", () =>
		expect(richTextSchema.parse(text(p("a\u202eb\u200b"), ul(["c"])))).toEqual(text(p("ab"), ul(["c"]))));
});

describe("pages of the shop", () => {
	test.each(Object.entries(SHOP_PAGES))("%s is written by the rules of the editor", (slug, { body }) => {
		expect(richTextSchema.parse(body)).toEqual(body);
		expect(partProblem(slug, body)).toBeNull();
	});

	test("the legal notice names the company in any case; no other page does", () => {
		const without: RichText = text(h2("Éditeur"), p("Moi"));
		expect(partProblem("mentions-legales", without)).toBe("missing");
		expect(partProblem("foire", text(part("publisher")))).toBe("foreign");
		expect(partProblem("about", without)).toBeNull();
	});
});
