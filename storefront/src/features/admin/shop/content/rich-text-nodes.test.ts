import { pageContentSchema, SHOP_PAGES } from "@confiserie/domain/content/pages";
import { h2, link, p, text } from "@confiserie/domain/content/write";
import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { EXTENSIONS } from "./rich-text-nodes";
import { trimmed } from "./trimmed";

/** What is saved of a text that was opened in the editor, and of what was pasted into it. */
function saved(body: (typeof SHOP_PAGES)["about"]["body"], pasted?: string) {
	const editor = new Editor({ extensions: EXTENSIONS, content: body });
	if (pasted) editor.commands.setContent(pasted);
	const json = editor.getJSON() as typeof body;
	editor.destroy();
	return pageContentSchema.parse({ title: "Page", lead: "", description: "", body: trimmed(json) }).body;
}

test.each(Object.entries(SHOP_PAGES))("%s comes out of the editor as it went in", (_slug, { body }) =>
	expect(saved(body)).toEqual(body),
);

test("what is pasted loses what a text cannot have", () => {
	const pasted =
		'<h1 onclick="x()">Titre</h1><h2>Foire</h2><script>alert(1)</script><p style="color:red">Venez <a href="javascript:alert(1)">ici</a> ou <a href="/contact" target="_blank">là</a>.</p><img src="x" onerror="alert(1)"><iframe src="https://exemple.fr"></iframe>';
	expect(saved(text(p("x")), pasted)).toEqual(
		text(p("Titre"), h2("Foire"), p("Venez ici ou ", link("là", "/contact"), ".")),
	);
});
