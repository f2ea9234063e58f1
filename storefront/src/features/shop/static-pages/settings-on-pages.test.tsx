import { SHOP_PAGES } from "@confiserie/domain/content/pages";
import { p, text } from "@confiserie/domain/content/write";
import type { ShopSettings } from "@confiserie/domain/contract/settings";
import { DEFAULT_SETTINGS } from "@confiserie/domain/shop/shop-settings";
import { LEGAL_GUARANTEES } from "@confiserie/domain/terms/legal-guarantees";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { serverApi } from "@/lib/server-api";
import { TermsPage, TextPage } from "./server";

const { phone, email, hours, street, postalCode, city, ...company } = DEFAULT_SETTINGS.shop;
const SPECIFIED: ShopSettings = {
	paymentsMode: "demo",
	stripe: null,
	googleSignIn: "off",
	freeShippingThreshold: 40,
	shippingCost: 4.99,
	packing: DEFAULT_SETTINGS.shipping.packing,
	shippingOptions: [],
	leavesWithin48h: true,
	deliveryCountries: ["FR"],
	deposit: { isOpen: true, minimum: 20, defaultPercentage: 25 },
	holdMinutes: 30,
	contact: { phone, email, hours, street, postalCode, city },
	company,
};

const page = (slug: string) => async () => {
	vi.spyOn(serverApi, "page").mockResolvedValue({ ok: false, status: 503 });
	return TextPage({ slug });
};
const [AboutPage, FaqPage, CookiesPage] = [page("about"), page("faq"), page("cookies")];
const [AccessibilityPage, LegalNoticePage] = [page("accessibilite"), page("mentions-legales")];

/** Text of a page under the given settings, with plain spaces. */
async function textOf(page: () => Promise<React.ReactNode>, changes: Partial<ShopSettings> = {}): Promise<string> {
	vi.spyOn(serverApi, "settings").mockResolvedValue({ ok: true, data: { ...SPECIFIED, ...changes } });
	const { container } = render(await page());
	return (container.textContent ?? "").replace(/[\u00a0\u202f]/g, " ");
}

it("terms and questions state the specified values by default", async () => {
	for (const page of [TermsPage, FaqPage]) {
		const text = await textOf(page);
		for (const words of [
			"4,99 €",
			"à partir de 40,00 €",
			"trente minutes",
			"de 20 à 80 % du total",
			"20,00 €",
			"par pas de 5 %",
		])
			expect(text).toContain(words);
	}
});

it("terms and questions name the smallest order that a deposit can pay, as the checkout does", async () => {
	const raised = { ...SPECIFIED.deposit, minimum: 50 };
	for (const page of [TermsPage, FaqPage]) {
		expect(await textOf(page)).toMatch(/dont le total (?:n'atteint pas|est inférieur à) 25,00 € se règle en entier/);
		expect(await textOf(page, { deposit: raised })).toMatch(/ 62,50 € se règle en entier/);
	}
});

it.each([
	["the terms", TermsPage],
	["the questions", FaqPage],
	["the page about the house", AboutPage],
])("%s say nothing of a deposit while deposits are closed", async (_, page) => {
	const closed = { deposit: { ...SPECIFIED.deposit, isOpen: false } };
	expect(await textOf(page, closed)).not.toContain("acompte");
	expect(await textOf(page)).toContain("acompte");
});

it("the page to write to the shop has its form, how else to reach it, and the text of the merchant", async () => {
	const data = { ...SHOP_PAGES.contact, title: "Écrivez-nous", body: text(p("Fermé en août.")), slug: "contact" };
	const contactPage = () => {
		vi.spyOn(serverApi, "page").mockResolvedValue({ ok: true, data: { ...data, path: "/contact" } });
		return TextPage({ slug: "contact", form: <form aria-label="Message" /> });
	};
	const shown = await textOf(contactPage);
	for (const words of ["Écrivez-nous", "Fermé en août.", hours, city]) expect(shown).toContain(words);
	expect(screen.getByRole("form", { name: "Message" })).toBeDefined();
});

it("delivery that is free in any case is said so, without a threshold", async () => {
	for (const page of [TermsPage, FaqPage, AboutPage]) {
		const text = await textOf(page, { freeShippingThreshold: 0 });
		expect(text).toContain("offerte");
		expect(text).not.toMatch(/0,00 €.{0,3} d'achats/);
	}
});

it("the legal notice names the company, and what is still to be filled in", async () => {
	expect(await textOf(LegalNoticePage)).toContain("À compléter");
	const complete = Object.fromEntries(Object.keys(company).map((name) => [name, `Le ${name}`]));
	const text = await textOf(LegalNoticePage, { company: complete as ShopSettings["company"] });
	expect(text).toContain("Le legalName");
	expect(text).not.toContain("À compléter");
});

it("the legal notice states the identifiers of the register of producers, and how packs are sorted", async () => {
	const text = await textOf(LegalNoticePage, { company: { ...company, producerIds: "FR123456_01ABCD" } });
	expect(text).toContain("FR123456_01ABCD");
	expect(text).toContain("se trient avec les emballages");
});

it("the statement of accessibility has its date and the shop's contact", async () => {
	expect(await textOf(AccessibilityPage)).toContain("Date de la déclaration : À compléter");
	const text = await textOf(AccessibilityPage, { company: { ...company, accessibilityOn: "2026-11-23" } });
	for (const words of ["23 novembre 2026", email, "01 23 45 67 89", "Défenseur des droits"])
		expect(text).toContain(words);
});

it("the terms show the notice on guarantees in a frame, in its own words", async () => {
	vi.spyOn(serverApi, "settings").mockResolvedValue({ ok: true, data: SPECIFIED });
	const { container } = render(await TermsPage());
	const frame = [...container.querySelectorAll("section")].find((one) =>
		one.textContent?.startsWith("Garanties légales"),
	);
	expect(frame?.className).toContain("border");
	expect(frame?.querySelectorAll("p")).toHaveLength(LEGAL_GUARANTEES.paragraphs.length);
});

it("the cookies page names what Stripe sets where Stripe takes the cards, and nothing of it in the demonstration", async () => {
	expect(await textOf(CookiesPage)).not.toContain("Stripe");
	const text = await textOf(CookiesPage, { paymentsMode: "stripe" });
	for (const cookie of ["__stripe_mid", "__stripe_sid", "m.stripe.com"]) expect(text).toContain(cookie);
});

it("the Union's notice is shown above the terms once the merchant has put it up, and its anchor is there in any case", async () => {
	const show = async (guaranteeNotice: string) => {
		const data = { ...SPECIFIED, company: { ...company, guaranteeNotice } };
		vi.spyOn(serverApi, "settings").mockResolvedValue({ ok: true, data });
		return render(await TermsPage()).container;
	};
	const bare = await show("");
	expect(bare.querySelector("#garantie-legale h2")?.textContent).toBe(LEGAL_GUARANTEES.title);
	expect(bare.querySelector("img")).toBeNull();
	const page = await show("/static/notice.webp");
	const anchors = page.querySelectorAll("#garantie-legale");
	expect(anchors).toHaveLength(1);
	expect(anchors[0]?.querySelector("img")?.getAttribute("src")).toBe("/static/notice.webp");
});
