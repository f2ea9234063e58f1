import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { CodesPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

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

let close = () => {};
function open(routes: Record<string, FakeRoute | "network"> = {}) {
	const calls = fakeApi({
		"GET /admin/commercial-codes": { body: pageOf(row) },
		"GET /admin/deposit-permissions": { body: [refused] },
		...routes,
	});
	const { unmount } = renderInOffice(<CodesPage />);
	close = unmount;
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

	it("shows whose role changes no customer what was decided, and no way to decide", async () => {
		storeToken(camille.token);
		open({ "GET /auth/me": { body: { ...camille, role: "ADMIN", staffRole: "readonly" } } });
		expect(await screen.findByText("Refusé, même avec un code")).toBeDefined();
		await waitFor(() => expect(screen.queryByLabelText("E-mail du compte")).toBeNull());
		expect(screen.queryByRole("button", { name: /Enregistrer|par défaut|Révoquer/ })).toBeNull();
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

	it("401: what was typed into either form comes back", async () => {
		storeToken(camille.token);
		visit("/admin/codes");
		const me = { "GET /auth/me": { body: { ...camille, role: "ADMIN" } } };
		open({ ...me, "PUT /admin/deposit-permissions": failure(401, "UNAUTHENTICATED", "Authentification requise") });
		await userEvent.type(await screen.findByLabelText("E-mail du client"), "neuf@demo.fr");
		await userEvent.type(screen.getByLabelText("E-mail du compte"), "pro@demo.fr");
		await userEvent.selectOptions(screen.getByLabelText("Décision"), "REFUSED");
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
		await waitFor(() => expect(localStorage.getItem("accessToken")).toBeNull());
		close();
		storeToken(camille.token);
		open(me);
		await waitFor(() => expect(screen.getByLabelText("E-mail du compte")).toHaveProperty("value", "pro@demo.fr"));
		expect(screen.getByLabelText("Décision")).toHaveProperty("value", "REFUSED");
		expect(screen.getByLabelText("E-mail du client")).toHaveProperty("value", "neuf@demo.fr");
	});
});
