import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille, money } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { AT, open, press } from "./test-payments";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

describe("the refund", () => {
	const fill = async (amount: string, reason: string) => {
		await press("Rembourser");
		await userEvent.type(await screen.findByLabelText("Montant en euros"), amount);
		await userEvent.type(screen.getByLabelText("Motif"), reason);
	};

	it("sends cents, reason and a key, and shows the money as it is then", async () => {
		const after = { ...money, refunded: 1750, refundable: 5850 };
		let current = money;
		const { calls } = open({
			[`GET ${AT}/payments`]: () => ({ body: current }),
			[`POST ${AT}/refunds`]: () => {
				current = after;
				return { status: 201, body: after };
			},
		});
		await fill("12,50", "Geste commercial");
		await userEvent.selectOptions(screen.getByLabelText("Raison"), "GESTURE");
		await press(/^Rembourser 12,50\s€$/);
		expect((await screen.findByText("Remboursé")).nextSibling?.textContent).toMatch(/17,50/);
		const sent = calls.find(({ route }) => route.startsWith("POST"));
		expect(sent?.body).toEqual({ amount: 1250, cause: "GESTURE", reason: "Geste commercial" });
		expect(sent?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
	});

	it("says before what must be transferred by hand", async () => {
		open();
		await fill("50", "x");
		expect(screen.getByText(/^19,00\s€ à virer par vos soins$/)).toBeDefined();
	});

	it("refuses more than can be given back, and wants a reason", async () => {
		const { calls } = open();
		await fill("71,01", "x");
		await press(/^Rembourser 71,01/);
		expect(await screen.findByText(/^Au plus 71,00\s€ peuvent encore être remboursés\.$/)).toBeDefined();
		expect(screen.getByText("Dites en quelques mots pourquoi.")).toBeDefined();
		expect(calls.some(({ route }) => route.startsWith("POST"))).toBe(false);
	});

	it("a lost response is repeated under the same key, and the refusal of the shop is shown", async () => {
		const { calls } = open({ [`POST ${AT}/refunds`]: "network" });
		await fill("10", "Geste commercial");
		await press(/^Rembourser 10,00/);
		await screen.findByRole("alert");
		await press(/^Rembourser 10,00/);
		await waitFor(() => expect(calls.filter(({ route }) => route.startsWith("POST"))).toHaveLength(2));
		const keys = calls.flatMap(({ route, headers }) => (route.startsWith("POST") ? [headers["idempotency-key"]] : []));
		expect(new Set(keys).size).toBe(1);
		fakeApi({
			[`POST ${AT}/refunds`]: failure(409, "REFUND_EXCEEDED", "Au plus 5,00 € peuvent encore être remboursés."),
		});
		await press(/^Rembourser 10,00/);
		expect(await screen.findByText("Au plus 5,00 € peuvent encore être remboursés.")).toBeDefined();
	});

	it("gives a half-filled refund back to the same administrator whose session had ended", async () => {
		storeToken(camille.token);
		visit("/admin/orders/cmd_1");
		const me = { "GET /auth/me": { body: { ...camille, role: "ADMIN" } } };
		const { unmount } = open({
			...me,
			[`POST ${AT}/refunds`]: failure(401, "UNAUTHENTICATED", "Authentification requise"),
		});
		await press("Rembourser");
		await userEvent.type(await screen.findByLabelText("Montant en euros"), "12,50");
		await userEvent.type(screen.getByLabelText("Motif"), "Deux boîtes ouvertes");
		await press(/^Rembourser 12,50/);
		await waitFor(() => expect(localStorage.getItem("accessToken")).toBeNull());
		unmount();
		storeToken(camille.token);
		open(me);
		await press("Rembourser");
		expect(await screen.findByLabelText("Montant en euros")).toHaveProperty("value", "12,50");
		expect(screen.getByLabelText("Motif")).toHaveProperty("value", "Deux boîtes ouvertes");
	});
});
