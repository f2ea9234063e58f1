import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AccountPage } from "@/features/account";
import { CartDrawer, CartProvider } from "@/features/cart";
import { CardPurchase } from "@/features/catalogue/card-purchase";
import { cartSource } from "@/features/catalogue/cart-source";
import { LoadMore } from "@/features/catalogue/load-more";
import { CheckoutPage } from "@/features/checkout";
import { fillAddress, INTENT, LINE, next, PAY, shop, startCheckout } from "@/features/checkout/test-checkout";
import { ContactForm } from "@/features/contact";
import { storeToken } from "@/lib/session";
import { fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { TRANSLATION_MANNERS, translatePage } from "@/lib/testing/translate.mjs";
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

describe.each(TRANSLATION_MANNERS)("on a page translated by %s", (manner) => {
	/** Translates what stands there, and lets the page see it. */
	const translate = async () => {
		stopTranslating = translatePage(manner);
		expect(document.querySelector("font")).not.toBeNull();
		await Promise.resolve();
	};

	it("'Ajouter' adds to the cart, says so, and reads 'Ajouter' again", async () => {
		render(
			<CartProvider>
				<CardPurchase source={cartSource(aProduct())} stock={200} />
				<CartDrawer />
			</CartProvider>,
		);
		await translate();
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
		await translate();
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
		await translate();
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
		await translate();
		const user = await fillAddress();
		await user.click(next());
		await screen.findByRole("button", { name: "Préparation du paiement…" });
		answer();
		await screen.findByRole("button", { name: PAY });
	});

	it("the account saves a name", async () => {
		visit("/account");
		storeToken(camille.token);
		fakeApi({
			"GET /auth/me": { body: camille },
			"GET /auth/security": { body: { hasPassword: true, hasGoogle: false, otherSessions: 2, pendingEmail: null } },
			"GET /auth/business": { body: { business: null } },
			"GET /auth/sessions": { body: [] },
			"GET /auth/newsletter": { body: { state: "NONE" } },
			"PUT /auth/name": { body: { ...camille, firstName: "Anaïs" } },
		});
		renderInShop(<AccountPage />);
		const card = within(await screen.findByRole("form", { name: "Nom et prénom" }));
		await translate();
		await userEvent.clear(card.getByLabelText("Prénom"));
		await userEvent.type(card.getByLabelText("Prénom"), "Anaïs");
		await userEvent.click(card.getByRole("button", { name: "Enregistrer mon nom" }));
		await card.findByText("Votre nom est enregistré.");
	});
});
