import type { Page } from "@playwright/test";
import { db, registerCustomer } from "./api";
import { Hand } from "./hand";
import { outboxEmpty } from "./medusa-orders";
import { CARDS, checkout, newProduct, payByCard, type TestProduct } from "./ordering";
import { makeProduct } from "./products";
import { SCREENS } from "./screens";

/** A day's data, recognised by its city and its category. */
export interface Day {
	city: string;
	/** Numbers of its paid orders, oldest first; each has `BOXES` boxes of one of the products. */
	orders: readonly string[];
	products: readonly TestProduct[];
	/** Reference of a product that boxes come in of. */
	received: string;
	/** How the products are found whose prices rise: by their shelf, or by words of their names. */
	raised: { category: string } | { words: string };
}

const BOXES = 3;
const PRODUCTS = 3;
/** The list of the back office shows so many on a page. */
const PAGE = 20;
/** Orders leave in so many lots. */
const LOTS = 3;

/** Has `count` orders of one city come in and be paid. @param category whose prices rise; without it those of a product of its own */
export async function dawn(token: string, count: number, category?: string): Promise<Day> {
	const mark = `Jour${Date.now()}`;
	const products = await Promise.all(Array.from({ length: PRODUCTS }, () => newProduct()));
	const received = await makeProduct(token, { name: `${mark} nougat` });
	const customer = (await registerCustomer()).token;
	const orders: string[] = [];
	for (let number = 0; number < count; number += 1) {
		const product = products[number % PRODUCTS];
		if (!product) throw new Error("There are no products.");
		const intent = await checkout(customer, [{ product, boxes: BOXES }]);
		await payByCard(customer, intent.clientSecret, CARDS.success);
		orders.push(intent.orderNumber);
	}
	// The orders arrived overnight, so their background work is done when the day begins.
	await Promise.all(orders.map((number) => outboxEmpty(number)));
	const city = `Saint-${mark}`;
	await db().query("update order_book set city = $2 where order_number = any($1)", [orders, city]);
	return { city, orders, products, received: received.reference, raised: category ? { category } : { words: mark } };
}

/**
 * A day at the back office, begun at the list of what is to be prepared: all orders are picked and packed, two corrected, all shipped in three
 * lots, boxes of one given back, boxes received, prices raised by 4 %, the month's orders saved.
 * @returns the hand that did it
 */
export async function workTheDay(page: Page, day: Day): Promise<Hand> {
	const hand = new Hand(page, (page.viewportSize()?.width ?? 0) > SCREENS.mobile.width);
	await page.goto(`/admin/orders?status=CONFIRMED&city=${day.city}`);
	await foundOrders(page, day.orders.length).waitFor();
	await pickAndPack(hand, day);
	await correctTwo(hand, day);
	await ship(hand, day);
	await refundOne(hand, day);
	await receive(hand, day);
	await raisePrices(hand, day);
	await saveTheMonth(hand);
	return hand;
}

/** The exact number: "50" contains "0". */
const foundOrders = (page: Page, count: number) => page.getByText(new RegExp(`^${count}\\scommande\\(s\\) trouvée`));
const chosen = (page: Page, count: number, what = "commande") =>
	page.getByText(new RegExp(`^${count}\\s${what}s? choisi`)).filter({ visible: true });

async function pickAndPack(hand: Hand, day: Day): Promise<void> {
	const { page } = hand;
	const { orders, products } = day;
	await hand.press(
		page.getByRole("checkbox", { name: "Choisir cette page" }),
		chosen(page, Math.min(PAGE, orders.length)),
	);
	if (orders.length > PAGE)
		await hand.press(page.getByRole("button", { name: /^Tout sélectionner/ }), chosen(page, orders.length));
	await hand.press(
		page.getByRole("link", { name: "Préparer" }),
		page.getByRole("heading", { name: new RegExp(`pour ${orders.length}\\scommandes`) }),
	);
	for (const { name } of products) {
		const box = page.getByRole("checkbox", { name: `${name} est prêt` });
		await hand.press(box, page.getByRole("checkbox", { name: `${name} est prêt`, checked: true }));
	}
	await hand.save(page.getByRole("button", { name: "Bons de livraison en PDF" }));
	await changeStatus(hand, day, { to: "En préparation", count: orders.length });
}

interface StatusChange {
	to: string;
	count: number;
}

/** Moves what is chosen on to the status that is proposed, with the mail where that is proposed too. */
async function changeStatus(hand: Hand, { orders }: Day, change: StatusChange): Promise<void> {
	const { page } = hand;
	const { to, count } = change;
	const dialog = page.getByRole("dialog", { name: "Changer le statut" });
	await hand.press(page.getByRole("button", { name: "Changer le statut" }), dialog);
	const ends = page.getByRole("heading", { level: 2, name: new RegExp(`^${count}\\scommandes? vers «\\s${to}`) });
	await hand.press(dialog.getByRole("button", { name: new RegExp(`^Changer ${count}\\s`) }), ends);
	// Not awaited: the next step checks the result.
	await page.getByText(/^Terminé/).waitFor({ timeout: 120_000 });
	// The shop's background work of a day is done when the merchant returns.
	await Promise.all(orders.map((number) => outboxEmpty(number)));
}

async function ship(hand: Hand, day: Day): Promise<void> {
	const { page } = hand;
	const { orders } = day;
	const back = page.getByRole("navigation", { name: "Fil d'Ariane" }).getByRole("link", { name: "Commandes" });
	const found = (count: number) => foundOrders(page, count);
	// A long day is processed page by page.
	const lot = orders.length > (LOTS - 1) * PAGE ? PAGE : Math.ceil(orders.length / LOTS);
	for (let left = orders.length; left > 0; left -= lot) {
		const isFirst = left === orders.length;
		await hand.press(back, found(isFirst ? 0 : left));
		if (isFirst) await hand.press(page.getByRole("link", { name: /^Voir «\sEn préparation/ }), found(left));
		const count = Math.min(lot, left);
		await chooseFirst(hand, count);
		await changeStatus(hand, day, { to: "Expédiée", count });
	}
}

/** The first orders of the list: its whole page, or one by one. */
async function chooseFirst(hand: Hand, count: number): Promise<void> {
	const { page } = hand;
	const boxes = page.getByRole("checkbox", { name: /^Choisir CMD-/ });
	if ((await boxes.count()) === count)
		return hand.press(page.getByRole("checkbox", { name: "Choisir cette page" }), chosen(page, count));
	for (let at = 0; at < count; at += 1) await hand.press(boxes.nth(at), chosen(page, at + 1));
}

/** Corrects the address of one order and the boxes of another. */
async function correctTwo(hand: Hand, { orders, products }: Day): Promise<void> {
	const { page } = hand;
	const [, moved = "", lessened = ""] = orders;
	const main = page.getByRole("main");
	await open(hand, moved);
	const contact = page.getByRole("dialog", { name: "Corriger les coordonnées" });
	await hand.press(page.getByRole("button", { name: "Corriger les coordonnées" }), contact);
	await hand.type(contact.getByRole("textbox", { name: "Numéro et rue" }), "3 quai Sud");
	await hand.press(
		contact.getByRole("button", { name: "Enregistrer la correction" }),
		main.getByText("3 quai Sud").filter({ visible: true }),
	);
	await open(hand, lessened);
	const articles = page.getByRole("dialog", { name: "Corriger les articles" });
	await hand.press(page.getByRole("button", { name: "Corriger les articles" }), articles);
	const boxes = articles.getByRole("textbox", { name: `Cartons de ${products[2]?.name}` });
	await hand.type(boxes, String(BOXES - 1));
	const confirm = articles.getByRole("button", { name: /^Corriger et rendre/ });
	await hand.press(articles.getByRole("button", { name: "Voir la différence" }), confirm);
	await hand.press(confirm, main.getByText(new RegExp(`${BOXES - 1} cartons ×`)).filter({ visible: true }));
}

async function refundOne(hand: Hand, { orders, products: [product] }: Day): Promise<void> {
	const { page } = hand;
	const [number = ""] = orders;
	await open(hand, number);
	const dialog = page.getByRole("dialog", { name: "Rembourser" });
	await hand.press(page.getByRole("button", { name: "Rembourser" }), dialog);
	const line = dialog.getByRole("checkbox", { name: new RegExp(product?.name ?? "") }).first();
	await hand.press(dialog.getByRole("radio", { name: "Par article" }), line);
	await hand.press(line, dialog.getByText("Valeur des articles, TTC"));
	await hand.type(dialog.getByLabel("Motif").filter({ visible: true }), "Cartons abîmés");
	await hand.press(dialog.getByRole("button", { name: /^Rembourser \d/ }), page.getByText(/remboursement/i));
}

/** Finds an order by its number, by keys alone. */
async function open(hand: Hand, number: string): Promise<void> {
	const { page } = hand;
	await hand.key("Control+k", page.getByRole("combobox", { name: "Chercher partout" }));
	const option = page.getByRole("option", { name: new RegExp(number) });
	// "Enter" takes what is highlighted, which follows the list by a moment.
	await hand.look(number.toLowerCase(), option.and(page.locator("[data-highlighted]")));
	await hand.key("Enter", page.getByRole("heading", { level: 1, name: new RegExp(number) }));
}

/** A group of the menu, whose name may be followed by how many wait there. */
const section = (page: Page, name: string) =>
	page
		.getByRole("navigation", { name: "Administration" })
		.getByRole("link", { name: new RegExp(`^${name}( |$)`) })
		.filter({ visible: true })
		.first();

async function receive(hand: Hand, { received }: Day): Promise<void> {
	const { page } = hand;
	await hand.press(section(page, "Produits"), page.getByText(/produits? trouvés?/));
	const dialog = page.getByRole("dialog", { name: "Réception de stock" });
	await hand.press(page.getByRole("button", { name: "Réception" }), dialog);
	await hand.type(dialog.getByLabel("Cartons reçus"), `${received};24`);
	await hand.press(
		dialog.getByRole("button", { name: "Ajouter au stock" }),
		page.getByRole("button", { name: "Annuler ce changement" }).or(page.getByRole("button", { name: "Arrêter" })),
	);
}

async function raisePrices(hand: Hand, { raised }: Day): Promise<void> {
	const { page } = hand;
	const found = page.getByText(/produits? trouvés?/);
	await hand.press(section(page, "Produits"), found);
	if ("words" in raised) {
		await hand.type(page.getByRole("searchbox", { name: "Rechercher un produit" }), raised.words);
		await hand.key("Enter", page.getByText("1 produit trouvé"));
	} else {
		const category = page.getByRole("combobox", { name: "Catégorie" });
		if (!(await category.isVisible())) await hand.press(page.getByRole("button", { name: /^Filtres/ }), category);
		const all = (await found.textContent()) ?? "";
		await hand.choose(category, raised.category, found.filter({ hasNotText: all }));
	}
	const count = Number((await found.textContent())?.replace(/\D/g, ""));
	await hand.press(
		page.getByRole("checkbox", { name: "Choisir cette page" }),
		chosen(page, Math.min(PAGE, count), "produit"),
	);
	if (count > PAGE)
		await hand.press(page.getByRole("button", { name: /^Tout sélectionner/ }), chosen(page, count, "produit"));
	const dialog = page.getByRole("dialog", { name: "Changer les produits" });
	await hand.press(page.getByRole("button", { name: "Changer…" }), dialog.getByLabel("Pourcentage", { exact: true }));
	await hand.look("4", dialog.getByText(/changer(a|ont)/));
	await hand.press(dialog.getByRole("button", { name: /^Changer \d/ }), page.getByText(/Prix \+4/));
	await page.getByText(/^Terminé/).waitFor({ timeout: 120_000 });
}

async function saveTheMonth(hand: Hand): Promise<void> {
	const { page } = hand;
	await hand.press(section(page, "Commandes"), page.getByText(/commande\(s\) trouvée\(s\)/));
	await hand.press(page.getByRole("button", { name: /^Filtres/ }), page.getByRole("button", { name: "Ce mois" }));
	await hand.press(page.getByRole("button", { name: "Ce mois" }), page.getByRole("list", { name: "Filtres actifs" }));
	await hand.save(page.getByRole("button", { name: "Exporter" }));
}
