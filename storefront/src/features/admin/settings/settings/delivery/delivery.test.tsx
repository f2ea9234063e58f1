import { OPTION_TEMPLATES } from "@confiserie/domain/delivery/option-templates";
import { DEFAULT_SETTINGS, type SettingValues } from "@confiserie/domain/shop/shop-settings";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { cottonCandy, officeCategories } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { DeliveryPage } from "..";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

type Offer = SettingValues["shipping"];

const group = (value: object, version = "1") => ({
	value,
	version,
	changedAt: "2026-11-20T09:42:00.000Z",
	changedBy: "gerante@exemple.fr",
});
const settings = (shipping: Partial<Offer> = {}, countries: string[] = ["FR"]) => ({
	delivery: group({ ...DEFAULT_SETTINGS.delivery, countries }),
	shipping: group({ ...DEFAULT_SETTINGS.shipping, ...shipping }),
	deposit: group(DEFAULT_SETTINGS.deposit),
	lots: group(DEFAULT_SETTINGS.lots),
	home: group(DEFAULT_SETTINGS.home),
	navigation: group(DEFAULT_SETTINGS.navigation),
	shop: group(DEFAULT_SETTINGS.shop),
});

const FRANCE = { id: "france", name: "France entière", country: "FR" as const, prefixes: [] };
const [PARCEL, PALLET] = OPTION_TEMPLATES.map((template) => ({ ...template, zones: ["france"] })) as [
	Offer["options"][number],
	Offer["options"][number],
];

async function open(read = settings(), routes: Record<string, FakeRoute> = {}) {
	visit("/admin/delivery");
	const calls = fakeApi({
		"GET /admin/settings": { body: read },
		"PUT /admin/settings/shipping": { body: read },
		"GET /admin/categories": { body: officeCategories },
		...routes,
	});
	renderInOffice(<DeliveryPage />);
	const form = within(await screen.findByRole("form", { name: "Modes de livraison" }));
	return { form, sent: () => calls.filter(({ route }) => route.startsWith("PUT")) };
}
const press = (within: Pick<typeof screen, "getByRole">, name: string) =>
	userEvent.click(within.getByRole("button", { name }));
const show = (tab: string) => userEvent.click(screen.getByRole("tab", { name: tab }));
const dialog = async () => within(await screen.findByRole("dialog", { name: "Enregistrer ces réglages ?" }));
const namesIn = (name: string) =>
	within(screen.getByRole("list", { name }))
		.queryAllByRole("heading")
		.map((heading) => heading.textContent);
async function fill(field: HTMLElement, text: string) {
	await userEvent.clear(field);
	await userEvent.type(field, text);
}

describe("/admin/delivery", () => {
	it("an option from a template is changed, shown in words before it is saved, and saved with its zone", async () => {
		const { form, sent } = await open();
		expect(screen.getByText("Le tarif unique est en vigueur")).toBeDefined();
		await press(form, "+ Colis");
		await vi.waitFor(() => expect(document.activeElement).toBe(form.getByLabelText("Nom du mode, affiché au client")));
		await fill(form.getAllByLabelText("Prix, en euros TTC")[0] as HTMLElement, "7,50");
		await press(form, "Enregistrer");
		const asked = await dialog();
		expect(asked.getByText("Zone « France entière »")).toBeDefined();
		expect(asked.getByText(/Prix : jusqu'à 5.kg 7,50.€/)).toBeDefined();
		await press(asked, "Enregistrer");
		await screen.findByText("Réglages enregistrés");
		const [, ...bands] = PARCEL.rate.by === "weight" ? PARCEL.rate.bands : [];
		expect(sent()[0]?.body).toEqual({
			...DEFAULT_SETTINGS.shipping,
			zones: [FRANCE],
			options: [{ ...PARCEL, rate: { by: "weight", bands: [{ upToKilograms: 5, cents: 750 }, ...bands] } }],
			version: "1",
		});
	});

	it("a usual surcharge is added at its name, each once; removed, it is offered again", async () => {
		const { form } = await open();
		await press(form, "+ Colis");
		await press(form, "+ Marchandise fragile");
		await vi.waitFor(() => expect(document.activeElement).toHaveProperty("value", "Marchandise fragile"));
		expect(form.queryByRole("button", { name: "+ Marchandise fragile" })).toBeNull();
		expect(form.getByRole("checkbox", { name: "Au choix du client" })).toHaveProperty("checked", false);
		await press(form, "Retirer le supplément Marchandise fragile");
		expect(form.getByRole("button", { name: "+ Marchandise fragile" })).toBeDefined();
		expect(document.activeElement).toBe(form.getByRole("button", { name: "Ajouter un supplément" }));
	});

	it("the first option may be the single rule, and later ones are not offered it", async () => {
		const { form } = await open();
		await userEvent.click(
			form.getByRole("button", { name: /^Reprendre le tarif unique \(4,99.€, offert dès 40.€\)$/ }),
		);
		expect(form.getByLabelText("Livraison offerte dès, en euros TTC")).toHaveProperty("value", "40,00");
		expect(form.queryByRole("button", { name: /^Reprendre/ })).toBeNull();
	});

	it("an error inside a closed option opens it, stands at its field and has the focus", async () => {
		const offer = { zones: [FRANCE], options: [PARCEL, PALLET] };
		const { form, sent } = await open(settings(offer));
		await press(form, "Modifier Palette");
		await fill(form.getByLabelText("Couche, en euros TTC"), "cher");
		await press(form, "Refermer Palette");
		await show("Emballage");
		await press(form, "Enregistrer");
		const field = await form.findByLabelText("Couche, en euros TTC");
		expect(field).toHaveProperty("value", "");
		expect(field.getAttribute("aria-invalid")).toBe("true");
		expect(document.activeElement).toBe(field);
		expect(form.getByText("Saisissez un montant, en euros et centimes.")).toBeDefined();
		expect(sent()).toHaveLength(0);
	});

	it("a refusal of the server is shown at the nested field that it names", async () => {
		const message = "Ce transporteur est inconnu.";
		const { form } = await open(settings({ zones: [FRANCE], options: [PARCEL, PALLET] }), {
			"PUT /admin/settings/shipping": failure(400, "VALIDATION", message, {
				errors: [{ field: "options[1].carrier", message }],
			}),
		});
		await press(form, "Descendre Colis");
		expect(namesIn("Modes")).toEqual(["Palette", "Colis"]);
		await press(form, "Enregistrer");
		await press(await dialog(), "Enregistrer");
		const field = await form.findByLabelText(/^Transporteur/);
		await vi.waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
		expect(form.getAllByLabelText("Nom du mode, affiché au client")).toHaveLength(1);
		expect(form.getByLabelText("Nom du mode, affiché au client")).toHaveProperty("value", "Colis");
	});

	it("suggests the zones that are missing, a further country among them; the prefixes are a list as typed", async () => {
		const { form, sent } = await open(settings({}, ["FR", "BE"]));
		await show("Zones");
		for (const name of ["+ France entière", "+ Corse", "+ Belgique"]) await press(form, name);
		expect(namesIn("Zones")).toEqual(["France entière", "Corse", "Belgique"]);
		expect(form.queryByRole("button", { name: "+ Corse" })).toBeNull();
		expect(form.getByRole("button", { name: "+ Îles sans pont" })).toBeDefined();
		await press(form, "Modifier Corse");
		await fill(form.getByLabelText(/^Débuts de codes postaux/), "200, 201");
		await press(form, "Enregistrer");
		await press(await dialog(), "Enregistrer");
		await vi.waitFor(() => expect(sent()).toHaveLength(1));
		expect(sent()[0]?.body).toMatchObject({
			zones: [{}, { id: "corse", prefixes: ["200", "201"] }, { country: "BE" }],
		});
	});

	it("a zone that is deleted leaves the options that deliver there", async () => {
		const corsica = { ...FRANCE, id: "corse", name: "Corse", prefixes: ["20"] };
		const { form } = await open(
			settings({ zones: [FRANCE, corsica], options: [{ ...PARCEL, zones: ["france", "corse"] }] }),
		);
		await show("Zones");
		await press(form, "Supprimer la zone Corse");
		await show("Modes");
		await press(form, "Modifier Colis");
		const zones = within(form.getByRole("group", { name: "Zones livrées" })).getAllByRole("checkbox");
		expect(zones.map((zone) => (zone as HTMLInputElement).checked)).toEqual([true]);
	});

	it("a band that is removed takes its own figures with it", async () => {
		const { form } = await open(settings({ zones: [FRANCE], options: [PARCEL] }));
		await press(form, "Modifier Colis");
		await fill(form.getAllByLabelText("Jusqu'à, en kg")[1] as HTMLElement, "12");
		await press(form, "Retirer la tranche 1");
		expect(form.getAllByLabelText("Jusqu'à, en kg").map((field) => (field as HTMLInputElement).value)).toEqual([
			"12",
			"20",
			"30",
		]);
	});

	it("tries unsaved settings: options with prices, the cheapest first, and why nothing is offered", async () => {
		const { form } = await open();
		const trial = within(screen.getByRole("region", { name: "Essayer" }));
		expect(trial.getByText(/^Tarif unique/).textContent).toMatch(/offert/);
		await fill(trial.getByLabelText("Montant, en euros TTC"), "20");
		expect(trial.getByText(/^Tarif unique/).textContent).toMatch(/4,99.€/);
		await press(form, "+ Palette");
		await press(form, "+ Colis");
		const offers = () => trial.getAllByRole("listitem").map((item) => item.textContent);
		expect(offers()).toEqual([
			expect.stringMatching(/^Colis8,90.€$/),
			expect.stringMatching(/^Palette · en option.: Hayon élévateur 35,00.€, Prise de rendez-vous 10,00.€12,00.€$/),
		]);
		await fill(trial.getByLabelText("Palettes"), "1");
		expect(offers()).toEqual([expect.stringMatching(/132,00.€$/)]);
		await userEvent.selectOptions(trial.getByLabelText("Pays de livraison"), "BE");
		expect(trial.getByText(/^Nous ne livrons pas à cette adresse/)).toBeDefined();
		await fill(form.getAllByLabelText(/^Nom du mode/)[0] as HTMLElement, " ");
		expect(trial.getByText("Corrigez les réglages pour les essayer.")).toBeDefined();
	});

	it("pallets of several products are allowed, of a category and a product, beside the limits of the packing", async () => {
		const { form, sent } = await open(settings(), {
			"GET /products/search": { body: { items: [cottonCandy], totalCount: 1 } },
			[`GET /products/${cottonCandy.id}`]: { body: cottonCandy },
		});
		await show("Emballage");
		await userEvent.click(form.getByLabelText("Plusieurs produits peuvent partager une palette"));
		await fill(form.getByLabelText("Remplie à partir de, en %"), "40");
		await press(form, "Enregistrer");
		expect(await form.findByText(/^Saisissez de 50 à 100/)).toBeDefined();
		await fill(form.getByLabelText("Remplie à partir de, en %"), "85");
		await userEvent.click(form.getByLabelText("Barbe à papa"));
		await userEvent.type(form.getByLabelText("Produits qui y prennent part"), "barbe");
		await userEvent.click(await form.findByRole("button", { name: cottonCandy.name }));
		await fill(form.getByLabelText("Poids maximum d'une palette composée, en kg"), "700");
		await press(form, "Enregistrer");
		expect((await dialog()).getByText(/dès 85\s%.*catégories BARBE_A_PAPA, 1 produit choisi/)).toBeDefined();
		await press(await dialog(), "Enregistrer");
		await vi.waitFor(() => expect(sent()).toHaveLength(1));
		expect(sent()[0]?.body).toMatchObject({
			packing: {
				palletKilograms: 700,
				mixedPallets: {
					isAllowed: true,
					minimumFillPercent: 85,
					categories: ["BARBE_A_PAPA"],
					productIds: [cottonCandy.id],
				},
			},
		});
	});

	it("says that the options decide once there are some, and lists days of closure in order", async () => {
		const { form, sent } = await open(settings({ zones: [FRANCE], options: [PARCEL] }));
		expect(screen.getByText("Les modes de livraison sont en vigueur")).toBeDefined();
		await show("Délais");
		for (const day of ["2026-12-31", "2026-12-24"]) {
			await userEvent.type(form.getByLabelText("Jour sans expédition"), day);
			await press(form, "Ajouter ce jour");
		}
		await press(form, "Enregistrer");
		await press(await dialog(), "Enregistrer");
		await vi.waitFor(() => expect(sent()).toHaveLength(1));
		expect(sent()[0]?.body).toMatchObject({ dispatch: { closedDays: ["2026-12-24", "2026-12-31"] } });
	});
});
