import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SettingsPage } from "@/features/account/account";
import { open as openAddresses, visitAddresses } from "@/features/account/addresses/test-addresses";
import { AuthPage } from "@/features/account/auth/server";
import { logIn } from "@/features/account/auth/test-auth";
import { OrderPage } from "@/features/account/orders";
import { WithdrawalForm } from "@/features/account/withdrawal";
import { openOrderPage } from "@/features/admin/orders/orders/test-page";
import { CartDrawer, CartProvider } from "@/features/shop/cart";
import { CardPurchase } from "@/features/shop/catalogue/card-purchase";
import { cartSource } from "@/features/shop/catalogue/cart-source";
import { LoadMore } from "@/features/shop/catalogue/load-more";
import { CheckoutPage } from "@/features/shop/checkout";
import { fillAddress, INTENT, LINE, next, PAY, shop, startCheckout } from "@/features/shop/checkout/test-checkout";
import { ContactForm } from "@/features/shop/contact";
import { storeToken } from "@/lib/session";
import { fakeApi } from "@/lib/testing/fake-api";
import { adminOrder, camille, cottonCandy, order } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { TRANSLATION_MANNERS, type TranslationManner, translatePage } from "@/lib/testing/translate.mjs";
import { TRANSLATION_SCRIPT } from "@/lib/translation-script";
import { aProduct } from "@/test/product";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const ORIGINAL = Object.getOwnPropertyDescriptors(Node.prototype);
let stopTranslating = () => {};
beforeEach(() => {
	new Function(TRANSLATION_SCRIPT)();
});
afterEach(() => {
	stopTranslating();
	Object.defineProperties(Node.prototype, ORIGINAL);
});

/** Translates what stands there, and lets the page see it. */
async function translate(manner?: TranslationManner) {
	stopTranslating = translatePage(manner);
	expect(document.querySelector("font")).not.toBeNull();
	await Promise.resolve();
}

it.each(TRANSLATION_MANNERS)(
	"what the server sent is taken over as it was sent, translated by %s before and meanwhile",
	async (manner) => {
		const name = "Camille";
		const page = (
			<main>
				<p>
					Bonjour {name}, voici <b>votre panier</b> et la suite.
				</p>
				<button type="button">Commander</button>
			</main>
		);
		const root = document.body.appendChild(document.createElement("div"));
		root.innerHTML = renderToString(page);
		await translate(manner);
		const onRecoverableError = vi.fn();
		const taken = await act(async () => hydrateRoot(root, page, { onRecoverableError }));
		expect(onRecoverableError).not.toHaveBeenCalled();
		expect(root.textContent).toBe("Bonjour Camille, voici votre panier et la suite.Commander");
		await act(async () => taken.unmount());
		root.remove();
	},
);

describe.each(TRANSLATION_MANNERS)("on a page translated by %s", (manner) => {
	it("'Ajouter' adds to the cart, says so, and reads 'Ajouter' again", async () => {
		render(
			<CartProvider>
				<CardPurchase source={cartSource(aProduct())} stock={200} />
				<CartDrawer />
			</CartProvider>,
		);
		await translate(manner);
		const add = screen.getByRole("button", { name: `Ajouter ${aProduct().name} au panier` });
		fireEvent.click(add);
		expect(add.textContent).toBe("Ajouté");
		await waitFor(() => expect(add.textContent).toBe("Ajouter"));
		expect(JSON.parse(localStorage.getItem("cart") ?? "[]")).toHaveLength(1);
	});

	it("'Voir plus' loads more, and the count is the new one", async () => {
		visit("/products");
		const more = (nextHref: string | null, shown: number) => (
			<LoadMore nextHref={nextHref} shown={shown} total={57}>
				{shown} sur 57
			</LoadMore>
		);
		const { rerender } = render(more("/products?page=2", 20));
		await translate(manner);
		const count = screen.getByRole("status");
		await userEvent.click(screen.getByRole("button", { name: "Voir plus de produits" }));
		expect(router.replace).toHaveBeenCalledWith("/products?page=2", { scroll: false });
		rerender(more(null, 57));
		expect(count.isConnected).toBe(true);
		expect(count.textContent).toBe("57 sur 57");
	});

	it("the contact form is sent", async () => {
		vi.stubGlobal("fetch", async () => Response.json({ received: true }, { status: 201 }));
		render(<ContactForm />);
		await translate(manner);
		for (const [name, text] of [
			["Nom", "Camille"],
			["Email", "camille@exemple.fr"],
			["Objet", "Palette"],
			["Message", "Bonjour"],
		] as const)
			await userEvent.type(screen.getByRole("textbox", { name }), text);
		await userEvent.click(screen.getByRole("button", { name: "Envoyer le message" }));
		await screen.findByRole("heading", { name: "Message bien reçu" });
	});

	it("the checkout goes on to the payment", async () => {
		startCheckout([LINE]);
		let answer = () => {};
		const isSeenBusy = new Promise<void>((resolve) => {
			answer = resolve;
		});
		shop({ "POST /payments/create-intent": () => isSeenBusy.then(() => ({ body: INTENT })) });
		renderInShop(<CheckoutPage />);
		await screen.findByLabelText("Numéro et rue");
		await translate(manner);
		const user = await fillAddress();
		await user.click(next());
		await screen.findByRole("button", { name: "Préparation du paiement…" });
		answer();
		await screen.findByRole("button", { name: PAY });
	});

	it("the account saves a name", async () => {
		visit("/account/profile");
		storeToken(camille.token);
		fakeApi({
			"GET /auth/me": { body: camille },
			"GET /auth/security": { body: { hasPassword: true, hasGoogle: false, otherSessions: 2, pendingEmail: null } },
			"GET /auth/business": { body: { business: null } },
			"GET /auth/sessions": { body: [] },
			"GET /auth/newsletter": { body: { state: "NONE" } },
			"PUT /auth/name": { body: { ...camille, firstName: "Anaïs" } },
		});
		renderInShop(<SettingsPage part="profile" />);
		const card = within(await screen.findByRole("form", { name: "Nom et prénom" }));
		await translate(manner);
		await userEvent.clear(card.getByLabelText("Prénom"));
		await userEvent.type(card.getByLabelText("Prénom"), "Anaïs");
		await userEvent.click(card.getByRole("button", { name: "Enregistrer mon nom" }));
		await card.findByText("Votre nom est enregistré.");
	});
});

describe("on the other pages", () => {
	it("the login signs in", async () => {
		visit("/login");
		fakeApi({ "POST /auth/login": { body: camille }, "GET /settings": { status: 503, body: null } });
		renderInShop(<AuthPage screen="login" />);
		await screen.findByLabelText("Email");
		await translate();
		await logIn();
		await waitFor(() => expect(router.replace).toHaveBeenCalled());
		expect(localStorage.getItem("accessToken")).toBe(camille.token);
	});

	it("the address book stores an address", async () => {
		visitAddresses();
		const stored: Parameters<typeof openAddresses>[0] = [];
		openAddresses(stored, {
			"POST /addresses": ({ body }) => {
				stored.push({ ...(body as (typeof stored)[number]), id: "adr_1" });
				return { status: 201, body: stored[0] };
			},
		});
		const add = await screen.findByRole("button", { name: "Ajouter une adresse" });
		await translate();
		await userEvent.click(add);
		for (const [label, text] of [
			["Numéro et rue", "1 rue Neuve"],
			["Code postal", "1000"],
			["Ville", "Bruxelles"],
		] as const)
			await userEvent.type(screen.getByLabelText(label), text);
		await userEvent.selectOptions(screen.getByLabelText("Pays"), "Belgique");
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer l'adresse" }));
		await screen.findByRole("article", { name: "1 rue Neuve" });
		expect(screen.getByText("Adresse ajoutée.")).toBeDefined();
	});

	it("an order is put into the cart again", async () => {
		visit("/orders/CMD-7K3M-9QX2");
		storeToken(camille.token);
		fakeApi({
			"GET /auth/me": { body: camille },
			"GET /orders/CMD-7K3M-9QX2": { body: order },
			"GET /products/prod_1": { body: cottonCandy },
		});
		renderInShop(<OrderPage orderNumber="CMD-7K3M-9QX2" />);
		const again = await screen.findByRole("button", { name: "Commander à nouveau" });
		await translate();
		await userEvent.click(again);
		await screen.findByRole("dialog", { name: "Votre panier" });
	});

	it("a withdrawal is declared", async () => {
		visit("/retractation?commande=CMD-7K3M-9QX2");
		const line = { lineId: "l1", productName: "Barbe à papa", right: "FREE", openBoxes: 8, boxes: 8 };
		const found = { orderNumber: "CMD-7K3M-9QX2", lastDay: "2026-12-07", isLate: false, lines: [line] };
		const receipt = { id: "wdr_1", orderNumber: "CMD-7K3M-9QX2", submittedAt: "2026-11-22T09:30:00.000Z" };
		fakeApi({
			"POST /withdrawals/order": { body: found },
			"POST /withdrawals": { status: 201, body: receipt },
		});
		renderInShop(<WithdrawalForm />);
		const email = await screen.findByLabelText("E-mail de la commande");
		await translate();
		await userEvent.type(email, "camille@exemple.fr");
		await userEvent.click(screen.getByRole("button", { name: "Continuer" }));
		await userEvent.type(await screen.findByLabelText("Prénom et nom"), "Camille Martin");
		await userEvent.click(screen.getByRole("button", { name: "Confirmer la rétractation" }));
		await screen.findByRole("heading", { name: "Rétractation enregistrée" });
	});

	it("the back office moves an order on", async () => {
		vi.stubGlobal("scrollTo", () => undefined);
		const detail = { ...adminOrder, status: "CONFIRMED" as const };
		openOrderPage("CMD-7K3M-9QX2", {
			"GET /admin/orders/CMD-7K3M-9QX2": { body: detail },
			"PATCH /admin/orders/order_1/status": { body: { ...detail, status: "PREPARING", version: 3 } },
		});
		const step = await screen.findByRole("button", { name: /^Passer à «\sEn préparation\s»$/ });
		await translate();
		await userEvent.click(step);
		await screen.findByRole("button", { name: /^Passer à «\sExpédiée\s»$/ });
	});
});
