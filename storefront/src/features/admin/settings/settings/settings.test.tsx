import { DEFAULT_SETTINGS } from "@confiserie/domain/shop/shop-settings";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { DeliveryPage, SettingsPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const group = (value: object, version = "1") => ({
	value,
	version,
	changedAt: "2026-11-20T09:42:00.000Z",
	changedBy: "gerante@exemple.fr",
});
const settings = (delivery: object = {}, version = "1") => ({
	delivery: group({ ...DEFAULT_SETTINGS.delivery, ...delivery }, version),
	shipping: group(DEFAULT_SETTINGS.shipping),
	deposit: group(DEFAULT_SETTINGS.deposit),
	lots: group(DEFAULT_SETTINGS.lots),
	home: group(DEFAULT_SETTINGS.home),
	navigation: group(DEFAULT_SETTINGS.navigation),
	shop: { ...group(DEFAULT_SETTINGS.shop), changedAt: null, changedBy: null },
});

async function open(routes: Record<string, FakeRoute> = {}) {
	visit("/admin/delivery#tarif");
	const calls = fakeApi({ "GET /admin/settings": { body: settings() }, ...routes });
	renderInOffice(<DeliveryPage />);
	const form = within(await screen.findByRole("form", { name: "Livraison" }));
	return { calls, form, sent: () => calls.filter(({ route }) => route.startsWith("PUT")) };
}

async function type(form: Awaited<ReturnType<typeof open>>["form"], label: RegExp, text: string) {
	const field = form.getByLabelText(label);
	await userEvent.clear(field);
	await userEvent.type(field, text);
}
const confirmed = async () => {
	const dialog = within(await screen.findByRole("dialog", { name: "Enregistrer ces réglages ?" }));
	await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
};

describe("a group of settings", () => {
	it("asks twice before money changes: what it was, what it would be, and from when", async () => {
		const { form, sent } = await open({
			"PUT /admin/settings/delivery": { body: settings({ shippingCostCents: 599 }, "2") },
		});
		await type(form, /^Frais de livraison/, "5,99");
		await userEvent.click(form.getByRole("button", { name: "Enregistrer" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Enregistrer ces réglages ?" }));
		expect(dialog.getByText(/^Vaut dès l'enregistrement, pour les paniers en cours/)).toBeDefined();
		expect(dialog.getByText(/4,99.€ → 5,99.€/)).toBeDefined();
		expect(sent()).toHaveLength(0);
		await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
		expect(await screen.findByText("Réglages enregistrés")).toBeDefined();
		expect(sent()[0]?.body).toEqual({ ...DEFAULT_SETTINGS.delivery, shippingCostCents: 599, version: "1" });
	});

	it("refuses beside its field what is no amount, and asks nothing", async () => {
		const { form, sent } = await open();
		await type(form, /^Livraison offerte dès/, "beaucoup");
		await userEvent.click(form.getByRole("button", { name: "Enregistrer" }));
		expect(await form.findByText("Saisissez un montant, en euros et centimes.")).toBeDefined();
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(sent()).toHaveLength(0);
	});

	it("says that nothing would change", async () => {
		const { form, sent } = await open();
		await userEvent.click(form.getByRole("button", { name: "Enregistrer" }));
		expect(await screen.findByText("Aucun changement à enregistrer")).toBeDefined();
		expect(sent()).toHaveLength(0);
	});

	it("preserves the input after a concurrent change, and compares it with the current settings", async () => {
		let reads = 0;
		const words = "Ces réglages ont changé entre-temps : rien n'a été enregistré. Relisez-les, puis recommencez.";
		const { form } = await open({
			"GET /admin/settings": () => ({ body: reads++ === 0 ? settings() : settings({ shippingCostCents: 700 }, "2") }),
			"PUT /admin/settings/delivery": failure(409, "SETTINGS_CHANGED", words),
		});
		await type(form, /^Frais de livraison/, "5,99");
		await userEvent.click(form.getByRole("button", { name: "Enregistrer" }));
		await confirmed();
		expect(await form.findByText(words)).toBeDefined();
		expect(form.getByLabelText(/^Frais de livraison/)).toHaveProperty("value", "5,99");
		await vi.waitFor(async () => {
			await userEvent.click(form.getByRole("button", { name: "Enregistrer" }));
			const dialog = within(await screen.findByRole("dialog", { name: "Enregistrer ces réglages ?" }));
			expect(dialog.getByText(/7,00.€ → 5,99.€/)).toBeDefined();
		});
	});
});

it("/admin/settings leads to the page of delivery", async () => {
	visit("/admin/settings");
	fakeApi({ "GET /admin/settings": { body: settings() } });
	renderInOffice(<SettingsPage />);
	expect((await screen.findByRole("link", { name: "Livraison" })).getAttribute("href")).toBe("/admin/delivery");
	expect(screen.queryByRole("form", { name: "Livraison" })).toBeNull();
});

it("a refused field opens its tab, also when it is refused again", async () => {
	visit("/admin/settings");
	fakeApi({ "GET /admin/settings": { body: settings() } });
	renderInOffice(<SettingsPage />);
	const show = async (name: string) => userEvent.click(await screen.findByRole("tab", { name }));
	await show("Virements");
	await userEvent.type(screen.getByLabelText(/^IBAN/), "FR00");
	for (const other of ["Mentions légales", "Coordonnées"]) {
		await show(other);
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
		await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^IBAN/)));
		expect(screen.getByRole("tab", { name: "Virements" }).getAttribute("aria-selected")).toBe("true");
	}
	expect(window.location.hash).toBe("#virements");
});
