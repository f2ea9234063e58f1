import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AccountQueries } from "@/lib/account-queries";
import { storeToken } from "@/lib/session";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { renderInShop } from "@/lib/testing/shop";
import { AskForQuote, OwnInquiries } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const inquiry = {
	...{ id: "qinq_1", state: "OPEN", createdAt: "2026-11-20T09:30:00.000Z", message: "Pour la fête.", wantedOn: null },
	...{ reason: "", lines: [{ productId: "prod_1", name: "Barbe à papa", reference: "BAP", quantity: 16 }] },
};

it("sends the cart with a message, and says why a day is refused", async () => {
	storeToken(camille.token);
	let isRefused = true;
	const calls = fakeApi({
		"GET /auth/me": { body: camille },
		"POST /quote-inquiries": () =>
			isRefused
				? failure(400, "VALIDATION", "Choisissez un jour à venir.", { field: "wantedOn" })
				: { status: 201, body: inquiry },
	});
	renderInShop(<AskForQuote items={[{ productId: "prod_1", quantity: 16 }]} onSignIn={vi.fn()} onSignedIn={vi.fn()} />);
	await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0));
	await userEvent.click(await screen.findByRole("button", { name: "Demander un devis" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Demander un devis" }));
	await userEvent.type(dialog.getByLabelText(/^Message/), "Pour la fête.");
	await userEvent.click(dialog.getByRole("button", { name: "Envoyer la demande" }));
	await dialog.findByText("Choisissez un jour à venir.");
	isRefused = false;
	await userEvent.click(dialog.getByRole("button", { name: "Envoyer la demande" }));
	await dialog.findByText("Votre demande est envoyée");
	const sent = calls.filter(({ route }) => route === "POST /quote-inquiries").map(({ body }) => body);
	expect(sent[1]).toEqual(sent[0]);
	expect(sent[0]).toMatchObject({
		items: [{ productId: "prod_1", quantity: 16 }],
		message: "Pour la fête.",
		wantedOn: null,
	});
});

it("lists what waits, which its customer may withdraw, and what was declined with the reason", async () => {
	const declined = { ...inquiry, id: "qinq_2", state: "DECLINED", reason: "Plus fabriqué." };
	fakeApi({
		"GET /quote-inquiries": { body: [inquiry, declined] },
		"DELETE /quote-inquiries/qinq_1": { body: [declined] },
	});
	renderInShop(
		<AccountQueries>
			<OwnInquiries />
		</AccountQueries>,
	);
	await screen.findByText("Mes demandes de devis (2)");
	expect(screen.getByText(/Notre réponse.: Plus fabriqué\./)).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: /^Retirer la demande du/ }));
	await screen.findByText("Mes demandes de devis (1)");
});
