import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { AccountQueries } from "@/lib/account-queries";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { order } from "@/lib/testing/fixtures";
import { renderInShop } from "@/lib/testing/shop";
import { guestsClaims, OrderClaims } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const PATH = "/followed-orders/q3W8key/claims";
const TEXT = "Deux cartons sont arrivés écrasés.";
const CLAIM = {
	number: "REC-7K3M-9QX2",
	kind: "DAMAGED",
	remedy: "REFUND",
	state: "OPEN",
	submittedAt: "2026-11-22T09:30:00.000Z",
	lines: [{ productName: "Barbe à papa", boxes: 2 }],
	messages: [{ from: "CUSTOMER", at: "2026-11-22T09:30:00.000Z", text: TEXT }],
	ending: null,
};

function show(items: object[] = [], routes: Record<string, FakeRoute> = {}, isOpen = true) {
	const calls = fakeApi({
		[`GET ${PATH}`]: { body: { isOpen, items } },
		[`POST ${PATH}`]: { status: 201, body: CLAIM },
		[`POST ${PATH}/REC-7K3M-9QX2/messages`]: { status: 201, body: CLAIM },
		...routes,
	});
	renderInShop(
		<AccountQueries>
			<OrderClaims order={order} of={guestsClaims("q3W8key")} />
		</AccountQueries>,
	);
	return { user: userEvent.setup(), sent: () => calls.filter(({ route }) => route.startsWith("POST")), calls };
}

const [item] = order.items;
const send = () => screen.getByRole("button", { name: "Envoyer la réclamation" });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
	await user.click(await screen.findByRole("button", { name: "Faire une réclamation" }));
	await user.selectOptions(await screen.findByLabelText("Qu'est-ce qui ne va pas ?"), "DAMAGED");
	await user.click(screen.getByRole("checkbox", { name: new RegExp(item?.productName ?? "") }));
	await user.type(screen.getByLabelText("Que s'est-il passé ?"), TEXT);
	await user.selectOptions(screen.getByLabelText("Que souhaitez-vous ?"), "REFUND");
}

describe("claims on an order's page", () => {
	it("sends one with its boxes, and moves the focus to its number", async () => {
		const { user, sent } = show();
		await fillIn(user);
		await user.click(send());
		const receipt = await screen.findByText("Réclamation REC-7K3M-9QX2 enregistrée");
		await waitFor(() => expect(document.activeElement).toBe(receipt.parentElement));
		expect(sent()).toMatchObject([
			{ body: { kind: "DAMAGED", remedy: "REFUND", text: TEXT, lines: [{ lineId: item?.id, boxes: item?.quantity }] } },
		]);
	});

	it("says what is missing, and sends nothing", async () => {
		const { user, sent } = show();
		await user.click(await screen.findByRole("button", { name: "Faire une réclamation" }));
		await user.selectOptions(await screen.findByLabelText("Qu'est-ce qui ne va pas ?"), "MISSING");
		await user.click(send());
		expect(await screen.findByText("Choisissez au moins un article.")).toBeDefined();
		expect(screen.getByText(/10 caractères au moins/)).toBeDefined();
		expect(screen.getByText("Dites ce que vous souhaitez.")).toBeDefined();
		expect(sent()).toEqual([]);
	});

	it("a lost answer is sent again under the same key, and what was typed stays", async () => {
		let tries = 0;
		const { user, sent } = show([], {
			[`POST ${PATH}`]: () => {
				tries += 1;
				return tries === 1 ? failure(503, "SERVICE_UNAVAILABLE", "Réessayez.") : { status: 201, body: CLAIM };
			},
		});
		await fillIn(user);
		await user.click(send());
		expect(await screen.findByText("Réessayez.")).toBeDefined();
		await user.click(send());
		await screen.findByText("Réclamation REC-7K3M-9QX2 enregistrée");
		const [first, second] = sent();
		expect(second?.body).toEqual(first?.body);
	});

	it("shows what was said, and takes a message more while it is not over", async () => {
		const answered = { from: "SHOP", at: "2026-11-22T10:30:00.000Z", text: "Quels cartons ?" };
		const { user, sent } = show([{ ...CLAIM, state: "ANSWERED", messages: [...CLAIM.messages, answered] }]);
		const talk = within(await screen.findByRole("list", { name: "Échanges de REC-7K3M-9QX2" }));
		expect(talk.getByText("Quels cartons ?")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Répondre dans REC-7K3M-9QX2" }));
		await user.type(screen.getByLabelText("Ajouter un message à REC-7K3M-9QX2"), "Les deux du dessous.");
		await user.click(screen.getByRole("button", { name: "Envoyer le message" }));
		await vi.waitFor(() => expect(sent()).toMatchObject([{ body: { text: "Les deux du dessous." } }]));
	});

	it("says how it ended, after which nothing is added", async () => {
		const ending = { at: "2026-11-23T09:30:00.000Z", words: "Avec nos excuses.", refundCents: 1800 };
		show([{ ...CLAIM, state: "REFUNDED", ending }]);
		expect(await screen.findByText(/18,00.€ remboursés/)).toBeDefined();
		expect(screen.getByText("Remboursée")).toBeDefined();
		expect(screen.queryByRole("button", { name: /^Répondre/ })).toBeNull();
	});

	it("is nothing on an order of which nothing can be claimed", async () => {
		const { calls } = show([], {}, false);
		await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0));
		expect(screen.queryByRole("heading", { name: "Réclamations" })).toBeNull();
	});
});
