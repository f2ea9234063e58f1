import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { CodesPage } from ".";

const row = {
	id: "code_1",
	email: "pro@demo.fr",
	code: "0A1B2C3D",
	issuedAt: "2026-11-20T09:42:00.000Z",
	issuedBy: "admin@demo.fr",
	revokedAt: null,
	revokedBy: null,
};
const pageOf = (...content: object[]) => ({ content, totalElements: content.length, last: true, isSecret: true });
const refused = {
	email: "client@demo.fr",
	permission: "REFUSED",
	changedAt: "2026-11-20T09:42:00.000Z",
	changedBy: "admin@demo.fr",
};

function open(routes: Record<string, FakeRoute | "network"> = {}) {
	const calls = fakeApi({
		"GET /admin/commercial-codes": { body: pageOf(row) },
		"GET /admin/deposit-permissions": { body: [refused] },
		...routes,
	});
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<CodesPage />
		</QueryClientProvider>,
	);
	return calls;
}

describe("/admin/codes", () => {
	it("lists codes with who issued and revoked them, and when", async () => {
		const gone = {
			...row,
			id: "code_0",
			code: "FFFFFFFF",
			revokedAt: "2026-11-20T10:00:00.000Z",
			revokedBy: "admin@demo.fr",
		};
		open({ "GET /admin/commercial-codes": { body: pageOf(row, gone) } });
		expect(await screen.findByText("0A1B2C3D")).toBeDefined();
		expect(screen.getByText("FFFFFFFF").closest("li")?.textContent).toMatch(
			/Révoqué.*Révoqué le .* par admin@demo\.fr/,
		);
		expect(screen.getAllByRole("button", { name: /Révoquer/ })).toHaveLength(1);
	});

	it("issues a code and shows it; an e-mail without account is said beside the field", async () => {
		const calls = open({ "POST /admin/commercial-codes": { status: 201, body: row } });
		const field = await screen.findByLabelText("E-mail du client");
		await userEvent.type(field, "pro@demo.fr");
		await userEvent.click(screen.getByRole("button", { name: "Émettre un code" }));
		expect(await screen.findByText(/^Code de pro@demo\.fr\s: 0A1B2C3D$/)).toBeDefined();
		expect(calls.find(({ route }) => route.startsWith("POST"))?.body).toEqual({ email: "pro@demo.fr" });
		fakeApi({ "POST /admin/commercial-codes": failure(404, "CUSTOMER_NOT_FOUND", "Aucun compte n'a cet e-mail.") });
		await userEvent.type(field, "x@demo.fr");
		await userEvent.click(screen.getByRole("button", { name: "Émettre un code" }));
		expect(await screen.findByText("Aucun compte n'a cet e-mail.")).toBeDefined();
	});

	it("asks before it revokes, and names whose code", async () => {
		let isRevoked = false;
		open({
			"GET /admin/commercial-codes": () => ({ body: isRevoked ? pageOf() : pageOf(row) }),
			"DELETE /admin/commercial-codes/code_1": () => {
				isRevoked = true;
				return { body: undefined };
			},
		});
		await userEvent.click(await screen.findByRole("button", { name: "Révoquer le code de pro@demo.fr" }));
		const dialog = await screen.findByRole("dialog");
		expect(dialog.textContent).toMatch(/pro@demo\.fr ne pourra plus payer par acompte avec le code 0A1B2C3D/);
		await userEvent.click(within(dialog).getByRole("button", { name: "Révoquer le code" }));
		expect(await screen.findByText("Aucun code émis.")).toBeDefined();
	});

	it("sets and takes back the deposit permission of a customer", async () => {
		const calls = open({ "PUT /admin/deposit-permissions": { body: [] } });
		const list = await screen.findByRole("list", { name: "Décisions" });
		expect(list.textContent).toMatch(/client@demo\.fr.*Refusé, même avec un code/);
		await userEvent.type(screen.getByLabelText("E-mail du compte"), "pro@demo.fr");
		await userEvent.selectOptions(screen.getByLabelText("Décision"), "REFUSED");
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
		await waitFor(() => expect(screen.queryByRole("list", { name: "Décisions" })).toBeNull());
		expect(calls.find(({ route }) => route.startsWith("PUT"))?.body).toEqual({
			email: "pro@demo.fr",
			permission: "REFUSED",
		});
	});
});
