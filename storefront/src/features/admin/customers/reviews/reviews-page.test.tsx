import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { fakeApi } from "@/lib/testing/fake-api";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { ReviewsPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const REVIEW = {
	id: "rev_1",
	productId: "prod_1",
	productName: "Barbe à papa",
	orderNumber: "CMD-7K3M-9QX2",
	boughtAt: "2026-11-02T09:30:00.000Z",
	authorFirstName: "Camille",
	rating: 1,
	title: null,
	text: "Trop sucré pour nous.",
	state: "OPEN",
	submittedAt: "2026-11-22T09:30:00.000Z",
	reason: null,
	decidedAt: null,
	answer: null,
};

function open(content: object[] = [REVIEW]) {
	visit("/admin/reviews");
	const calls = fakeApi({
		"GET /admin/reviews": ({ query }) => ({
			body: { content: query.get("state") === "REFUSED" ? [] : content, last: true },
		}),
		"POST /admin/reviews/rev_1/decision": { body: { ...REVIEW, state: "PUBLISHED" } },
		"PUT /admin/reviews/rev_1/answer": { body: { ...REVIEW, state: "PUBLISHED", answer: "Merci." } },
	});
	renderInOffice(<ReviewsPage />);
	return () => calls.filter(({ route }) => !route.startsWith("GET"));
}
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("shows what was written with its purchase, and publishes it", async () => {
	const sent = open();
	const list = within(await screen.findByRole("list", { name: "Avis" }));
	expect(await list.findByText("Trop sucré pour nous.")).toBeDefined();
	expect(list.getByText("1 sur 5")).toBeDefined();
	expect(list.getByRole("link", { name: "CMD-7K3M-9QX2" }).getAttribute("href")).toBe("/admin/orders/CMD-7K3M-9QX2");
	await press("Publier l'avis de Camille sur Barbe à papa");
	await vi.waitFor(() => expect(sent()).toMatchObject([{ body: { decision: "PUBLISH" } }]));
});

it("is not refused without a reason", async () => {
	const sent = open();
	await press("Refuser l'avis de Camille sur Barbe à papa");
	const dialog = within(await screen.findByRole("dialog"));
	const refuse = dialog.getByRole("button", { name: "Refuser et prévenir l'auteur" });
	await userEvent.click(refuse);
	expect(await dialog.findByText(/^Dites pourquoi, en quelques mots/)).toBeDefined();
	await userEvent.type(dialog.getByLabelText("Motif"), "Il contient un numéro.");
	await userEvent.click(refuse);
	await vi.waitFor(() =>
		expect(sent()).toMatchObject([{ body: { decision: "REFUSE", reason: "Il contient un numéro." } }]),
	);
});

it("a published one is answered in public, or taken off its page", async () => {
	const sent = open([{ ...REVIEW, state: "PUBLISHED" }]);
	expect(await screen.findByRole("button", { name: "Retirer l'avis de Camille sur Barbe à papa" })).toBeDefined();
	await press("Répondre à l'avis de Camille sur Barbe à papa");
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.type(dialog.getByLabelText("Réponse"), "Merci.");
	await userEvent.click(dialog.getByRole("button", { name: "Enregistrer la réponse" }));
	await vi.waitFor(() => expect(sent()).toMatchObject([{ body: { answer: "Merci." } }]));
});

it("says that there is nothing, in each list", async () => {
	open([]);
	expect(await screen.findByText("Aucun avis à relire.")).toBeDefined();
	await press("Refusés");
	expect(await screen.findByText("Aucun avis refusé.")).toBeDefined();
});
