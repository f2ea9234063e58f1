import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { OwnReviewsPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const PRODUCT = {
	productId: "prod_1",
	productName: "Barbe à papa fraise",
	productImageUrl: "",
	orderNumber: "CMD-7K3M-9QX2",
	boughtAt: "2026-11-02T09:30:00.000Z",
	review: null as object | null,
};
const WRITTEN = {
	rating: 2,
	title: null,
	text: "Trop sucré pour nous.",
	state: "OPEN",
	submittedAt: "2026-11-22T09:30:00.000Z",
	reason: null as string | null,
};

function open(items: object[], answer: Parameters<typeof fakeApi>[0][string] = { body: { items } }, hash = "") {
	visit(`/account/reviews${hash}`);
	storeToken(camille.token);
	const calls = fakeApi({
		"GET /auth/me": { body: camille },
		"GET /auth/reviews": { body: { items } },
		"POST /auth/reviews": answer,
	});
	renderInShop(<OwnReviewsPage />);
	return () => calls.filter(({ route }) => route.startsWith("POST"));
}
const card = async () => within(await screen.findByRole("list", { name: "Produits reçus" }));

it("sends mark and text once, thanks for them, and shows that they are being read", async () => {
	const sent = open([PRODUCT], { body: { items: [{ ...PRODUCT, review: WRITTEN }] } });
	const received = await card();
	await userEvent.click(await received.findByRole("button", { name: "Donner mon avis sur Barbe à papa fraise" }));
	await userEvent.click(received.getByLabelText("2 : Mauvais"));
	await userEvent.type(received.getByLabelText("Votre avis"), WRITTEN.text);
	await userEvent.click(received.getByRole("button", { name: "Envoyer mon avis" }));
	expect(await received.findByText(/Merci\. Votre avis paraîtra/)).toBeDefined();
	expect(sent()).toMatchObject([{ body: { productId: "prod_1", rating: 2, title: "", text: WRITTEN.text } }]);
	expect(received.getByText("En relecture")).toBeDefined();
	expect(received.queryByRole("button")).toBeNull();
});

it("asks for mark and text, and sends nothing without them", async () => {
	const sent = open([PRODUCT]);
	const received = await card();
	await userEvent.click(await received.findByRole("button", { name: /Donner mon avis/ }));
	await userEvent.click(received.getByRole("button", { name: "Envoyer mon avis" }));
	expect(await received.findByText("Donnez une note de 1 à 5.")).toBeDefined();
	expect(received.getByText("Écrivez au moins 10 caractères.")).toBeDefined();
	expect(sent()).toEqual([]);
});

it("shows the shop's refusal and preserves the input", async () => {
	open([PRODUCT], failure(409, "REVIEW_GIVEN", "Vous avez déjà donné votre avis sur ce produit."));
	const received = await card();
	await userEvent.click(await received.findByRole("button", { name: /Donner mon avis/ }));
	await userEvent.click(received.getByLabelText("5 : Excellent"));
	await userEvent.type(received.getByLabelText("Votre avis"), "Les enfants en redemandent.");
	await userEvent.click(received.getByRole("button", { name: "Envoyer mon avis" }));
	expect(await received.findByText("Vous avez déjà donné votre avis sur ce produit.")).toBeDefined();
	expect(received.getByLabelText("Votre avis")).toHaveProperty("value", "Les enfants en redemandent.");
});

it("a refused review shows why and is written again from what it said", async () => {
	open([{ ...PRODUCT, review: { ...WRITTEN, state: "REFUSED", reason: "Il contient un numéro." } }]);
	const received = await card();
	expect(await received.findByText("Motif du refus : Il contient un numéro.")).toBeDefined();
	await userEvent.click(received.getByRole("button", { name: /Donner mon avis/ }));
	expect(received.getByLabelText("Votre avis")).toHaveProperty("value", WRITTEN.text);
});

it("the link of an order opens the form of its product", async () => {
	open([PRODUCT, { ...PRODUCT, productId: "prod_2", productName: "Sucette" }], undefined, "#prod_1");
	expect(await screen.findByRole("form", { name: "Mon avis sur Barbe à papa fraise" })).toBeDefined();
	expect(screen.queryByRole("form", { name: "Mon avis sur Sucette" })).toBeNull();
});

it("says when there is nothing to judge", async () => {
	open([]);
	await waitFor(() => expect(screen.getByRole("heading", { name: "Rien à juger pour le moment" })).toBeDefined());
});
