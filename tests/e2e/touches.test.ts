import type { Product } from "@confiserie/domain/contract/product";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import type { Page } from "@playwright/test";
import { addAddress } from "../support/addresses";
import { registerCustomer, type TestCustomer } from "../support/api";
import { openPage } from "../support/at-rest";
import { expect, signedIn, test } from "../support/browser";
import { layeredProduct } from "../support/first-sale";
import { CARDS, checkout, payByCard } from "../support/ordering";
import { cart, moreOfCart, payButton, typeCard } from "../support/shopper";
import { statedIn, sumOf } from "../support/stated";
import { Touches } from "../support/touches";

const STATED = statedIn("Taps of a customer");

interface Visit {
	page: Page;
	hand: Touches;
	customer: TestCustomer;
	product: Product;
}

const add = (page: Page) => page.getByRole("button", { name: /^Ajouter .* au panier$/ });
const searchField = (page: Page) => page.getByRole("combobox", { name: "Rechercher un produit" });
const openSearch = ({ hand, page }: Visit) => hand.tap(page.getByRole("button", { name: "Rechercher", exact: true }));
const openCart = ({ hand, page }: Visit) => hand.tap(page.getByRole("button", { name: /^Panier, \d/ }));

/** Types the card, which is the provider's and not counted, and pays. */
async function pay({ hand, page }: Visit): Promise<void> {
	await typeCard(page, CARDS.success);
	await hand.tap(payButton(page));
	await page.getByRole("heading", { name: "Merci pour votre commande" }).waitFor();
}
/** From the open cart. */
async function toPaymentStep({ hand, page }: Visit): Promise<void> {
	await hand.tap(moreOfCart(page));
	await hand.tap(cart(page).getByRole("button", { name: "Passer au paiement" }));
	await payButton(page).waitFor();
}
/** An order of one box, paid. */
async function ordered({ customer, product }: Visit): Promise<void> {
	const placed = await checkout(customer.token, [{ product: { ...product, inventoryItemId: "" }, boxes: 1 }]);
	await payByCard(customer.token, placed.clientSecret);
}
async function addOne(page: Page): Promise<void> {
	await openPage(page, "/products");
	await add(page).first().click();
	await page.getByRole("button", { name: "Panier, 1 article" }).waitFor();
}
async function farDown(page: Page): Promise<void> {
	await add(page).nth(12).scrollIntoViewIfNeeded();
}

/** Where each task begins, uncounted; what the hand does; and the task is done when the last step is there. */
const TASKS: Record<string, { begin: (visit: Visit) => Promise<unknown>; walk: (visit: Visit) => Promise<void> }> = {
	"find a product by its name and order two layers of it, from home": {
		begin: ({ page }) => openPage(page, "/"),
		walk: async (visit) => {
			const { hand, page, product } = visit;
			await openSearch(visit);
			await hand.type(searchField(page), product.name);
			await hand.tap(page.getByRole("option", { name: new RegExp(`${product.name}.*€`) }));
			await page.getByRole("heading", { level: 1, name: product.name }).waitFor();
			await hand.tap(page.getByRole("group", { name: "Commander par" }).locator("label").filter({ hasText: "Couche" }));
			await hand.tap(page.getByRole("main").getByRole("button", { name: "Augmenter la quantité" }));
			await hand.tap(page.getByRole("button", { name: "Passer commande" }));
			await expect(
				page.getByRole("group", { name: "Vos adresses enregistrées" }).getByRole("radio").first(),
			).toBeChecked();
			await hand.tap(page.getByRole("button", { name: "Continuer vers le paiement" }));
			await pay(visit);
		},
	},
	"order again what was ordered last, from home to the payment step": {
		begin: async (visit) => {
			await ordered(visit);
			await openPage(visit.page, "/");
		},
		walk: async (visit) => {
			const { hand, page } = visit;
			await hand.tap(page.getByRole("banner").getByRole("button", { name: /Camille/ }));
			await hand.tap(page.getByRole("link", { name: "Mon compte" }).first());
			await hand.tap(page.getByRole("button", { name: "Commander à nouveau" }));
			await toPaymentStep(visit);
		},
	},
	"order two layers and a pallet of a usual product, from the account to the payment step": {
		begin: async (visit) => {
			await ordered(visit);
			await openPage(visit.page, "/account");
		},
		walk: async (visit) => {
			const { hand, page, product } = visit;
			const usual = page.getByRole("region", { name: "Vos produits habituels" });
			const unit = (name: string) => usual.locator("label").filter({ hasText: name });
			const add = usual.getByRole("button", { name: `Ajouter ${product.name} au panier` });
			await hand.tap(unit("Couche"));
			await hand.tap(usual.getByRole("button", { name: "Augmenter la quantité" }));
			await hand.tap(add);
			await hand.tap(unit("Palette"));
			await hand.tap(add);
			await hand.tap(page.getByRole("button", { name: "Voir le panier" }));
			await toPaymentStep(visit);
		},
	},
	"put three references into the cart by search, from home": {
		begin: ({ page }) => openPage(page, "/"),
		walk: async (visit) => {
			const { hand, page } = visit;
			await openSearch(visit);
			for (const [index, words] of ["berlingots rayés", "pop-corn caramel", "guimauve"].entries()) {
				await hand.type(searchField(page), words, { enter: true });
				await page.getByRole("heading", { level: 1, name: `« ${words} »` }).waitFor();
				await hand.tap(add(page).first());
				await page.getByRole("button", { name: new RegExp(`^Panier, ${index + 1} article`) }).waitFor();
			}
		},
	},
	"one more of something in the cart, from the catalogue": {
		begin: ({ page }) => addOne(page),
		walk: async ({ hand, page }) => {
			await hand.tap(
				page.getByRole("group", { name: /^Au panier/ }).getByRole("button", { name: "Augmenter la quantité" }),
			);
			await page.getByRole("button", { name: "Panier, 2 articles" }).waitFor();
		},
	},
	"pay what is in the cart by a deposit of 30 %, with a commercial code": {
		begin: async ({ page, product }) => {
			await openPage(page, `/products/${product.id}`);
			await page.getByRole("group", { name: "Commander par" }).locator("label").filter({ hasText: "Couche" }).click();
			await page.getByRole("button", { name: "Ajouter au panier", exact: true }).first().click();
			await page.getByRole("button", { name: "Panier, 1 article" }).waitFor();
		},
		walk: async (visit) => {
			const { hand, page, customer } = visit;
			await openCart(visit);
			await hand.tap(moreOfCart(page));
			await hand.tap(cart(page).getByRole("button", { name: "Passer au paiement" }));
			await hand.tap(page.getByText("J'ai un code commercial"));
			await hand.type(page.getByLabel(/^Code commercial/), await commercialCodeFor(customer.email));
			await page.getByText("Code validé ! Vous pouvez maintenant payer par acompte").first().waitFor();
			await hand.tap(page.getByRole("button", { name: /^30\s%$/ }));
			await payButton(page).filter({ hasText: "Restant dû" }).waitFor();
			await pay(visit);
		},
	},
	"take back what was just added": {
		begin: ({ page }) => addOne(page),
		walk: async ({ hand, page }) => {
			await hand.tap(page.getByRole("region", { name: "Ajouté au panier" }).getByRole("button", { name: "Annuler" }));
			await page.getByRole("button", { name: "Panier, vide" }).waitFor();
		},
	},
	"add a card far down a list and look at the cart": {
		begin: async ({ page }) => {
			await openPage(page, "/products");
			await farDown(page);
		},
		walk: async ({ hand, page }) => {
			await hand.tap(add(page).nth(12));
			await hand.tap(page.getByRole("button", { name: "Voir le panier" }));
			await cart(page).waitFor();
		},
	},
	"search for something else, from far down a page": {
		begin: async ({ page }) => {
			await openPage(page, "/products");
			await farDown(page);
		},
		walk: async (visit) => {
			await openSearch(visit);
			await visit.hand.type(searchField(visit.page), "nougat", { enter: true });
			await visit.page.getByRole("heading", { level: 1, name: /nougat/ }).waitFor();
		},
	},
	"see another category with the same filters": {
		begin: ({ page }) => openPage(page, "/products?category=BARBE_A_PAPA&tag=BIO"),
		walk: async ({ hand, page }) => {
			await hand.tap(
				page.getByRole("navigation", { name: "Catégories", exact: true }).getByRole("link", { name: "Pop-corn" }),
			);
			await page.waitForURL(/category=POP_CORN.*tag=BIO/);
		},
	},
	"order a list by price": {
		begin: ({ page }) => openPage(page, "/products"),
		walk: async ({ hand, page }) => {
			await hand.choose(page.getByLabel("Trier par"), "Prix croissant");
			await page.waitForURL(/sort=price_asc/);
		},
	},
};

test.describe("the tasks, their touches counted on a phone", { tag: "@mobile" }, () => {
	for (const [task, { begin, walk }] of Object.entries(TASKS))
		test(task, async ({ context, page }) => {
			const [customer, product] = [await registerCustomer(), await layeredProduct()];
			await addAddress(customer.token);
			await signedIn(context, customer.token);
			const hand = new Touches(page);
			const visit = { page, hand, customer, product };
			await begin(visit);
			await walk(visit);
			console.info(`${task}: ${hand.count} touches`);
			// At most: how far the page has gone by itself to the card's fields differs.
			expect(hand.count, "docs/usability.md states fewer").toBeLessThanOrEqual(STATED.get(task)?.now ?? 0);
		});

	test("each takes as many as before or less, all of them a quarter less", () => {
		expect([...STATED.keys()].sort()).toEqual(Object.keys(TASKS).sort());
		const counts = [...STATED.values()];
		expect(counts.filter(({ before, now }) => now > before)).toEqual([]);
		expect(sumOf(STATED, "now")).toBeLessThanOrEqual(sumOf(STATED, "before") * 0.75);
	});
});
