import { adminToken, api } from "../support/api";
import { expect, expectAccessible, expectBothScreens, expectFits, signedIn, test } from "../support/browser";
import { changeSettings } from "../support/settings";

// The single rule applies to the other files of the worker.
test.afterEach(() => changeSettings("shipping", { zones: [], options: [] }));

test("a price of delivery is changed in the back office once it was shown what it was, and is in the shop at once", async ({
	context,
	page,
	problems,
	size,
}) => {
	await changeSettings("delivery", { shippingCostCents: 499 });
	await signedIn(context, await adminToken());
	await page.goto("/admin/delivery#tarif");
	const form = page.getByRole("form", { name: "Livraison", exact: true });
	await form.waitFor();
	await expectAccessible(page);
	const typed = size === "mobile" ? "5,50" : "5,90";
	await form.getByLabel("Frais de livraison, en euros TTC").fill(typed);
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Enregistrer ces réglages ?" });
	await dialog.getByText(new RegExp(`4,99.€ → ${typed}.€`)).waitFor();
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Enregistrer" }).click();
	await page.getByText("Réglages enregistrés").waitFor();
	await form.getByText(/^Modifié le .* par admin@demo\.fr$/).waitFor();
	const { body } = await api<{ shippingCost: number }>("/settings");
	expect(body.shippingCost).toBe(Number(typed.replace(",", ".")));
	await changeSettings("delivery", { shippingCostCents: 499 });
	expect(problems).toEqual([]);
});

test("a shipping option from a template is tried, shown in words, saved, and replaces the single rule", async ({
	context,
	page,
	problems,
}) => {
	await signedIn(context, await adminToken());
	await page.goto("/admin/delivery");
	await page.getByText("Le tarif unique est en vigueur").waitFor();
	const form = page.getByRole("form", { name: "Modes de livraison" });
	await page.getByRole("tab", { name: "Zones" }).click();
	await form.getByRole("button", { name: "+ Corse" }).click();
	await form.getByRole("button", { name: "+ France entière" }).click();
	await page.getByRole("tab", { name: "Modes" }).click();
	await form.getByRole("button", { name: "+ Palette" }).click();
	await expect(form.getByLabel("Nom du mode, affiché au client")).toBeFocused();
	await form.getByRole("button", { name: "+ Colis" }).click();
	await expectAccessible(page);
	await expectFits(page);
	await expect(page.getByRole("list", { name: "Modes proposés" }).getByRole("listitem")).toHaveText([
		/^Colis8,90/,
		/^Palette .*12,00/,
	]);
	await form.getByRole("button", { name: "Enregistrer" }).click();
	const dialog = page.getByRole("dialog", { name: "Enregistrer ces réglages ?" });
	await dialog.getByText("Mode de livraison «\u00a0Colis\u00a0»").waitFor();
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Enregistrer" }).click();
	await page.getByText("Les modes de livraison sont en vigueur").waitFor();
	await expectBothScreens(page);
	expect(problems).toEqual([]);
});

test("a visitor's message is found, answered by mail and taken off the list", async ({
	context,
	page,
	problems,
	size,
}) => {
	const subject = `Une palette pour la kermesse ${size} ${Date.now()}`;
	const { status } = await api("/contact", {
		body: { name: "Odile Messager", email: "odile@exemple.fr", subject, message: "Livrez-vous\navant le 12 juin ?" },
	});
	expect(status).toBe(201);
	await signedIn(context, await adminToken());
	await page.goto("/admin/messages");
	await page.getByLabel("Chercher un nom, un e-mail, un mot").fill(subject);
	const message = page.getByRole("listitem").filter({ hasText: subject });
	await page.getByText("1 message", { exact: true }).waitFor();
	await expectAccessible(page);
	await expect(message.getByRole("link", { name: "Répondre par e-mail à Odile Messager" })).toHaveAttribute(
		"href",
		/^mailto:odile/,
	);
	await message.getByRole("button", { name: /^Marquer comme traité/ }).click();
	await page.getByText("Aucun message ne correspond à cette recherche.").waitFor();
	await page.getByRole("button", { name: "Traités" }).click();
	await message.getByText(/^Traité le .* par admin@demo\.fr$/).waitFor();
	expect(problems).toEqual([]);
});
