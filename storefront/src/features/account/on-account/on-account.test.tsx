import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { CreditShortfall, OnAccount } from ".";

const credit = {
	isOnAccount: true,
	isBlocked: false,
	available: 500,
	creditLimit: null,
	outstanding: null,
	minimumOrder: 0,
	dueOn: "2026-12-31",
};
const business = { company: "Fêtes et fils", registration: "732829320", vatNumber: "", billingAddress: null };
const show = (routes: Parameters<typeof fakeApi>[0], totalCents = 50_000) => {
	const onAccepted = vi.fn();
	const calls = fakeApi({ "GET /auth/business": { body: { business } }, ...routes });
	render(<OnAccount orderNumber="CMD-7K3M-9QX2" totalCents={totalCents} isLocked={false} onAccepted={onAccepted} />);
	return { calls, onAccepted };
};
const button = () => screen.findByRole("button", { name: /Commander avec obligation de paiement à 30 jours/ });

it("orders within what is available", async () => {
	const { onAccepted } = show({
		"GET /company/credit": { body: credit },
		"POST /orders/CMD-7K3M-9QX2/on-account": { body: { orderNumber: "CMD-7K3M-9QX2" } },
	});
	expect((await button()).textContent).toMatch(/500,00\s€/);
	expect(screen.getByText(/31 décembre 2026 au plus tard/)).toBeDefined();
	await userEvent.click(await button());
	await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
});

it("says what is missing above the limit, and whom to ask", async () => {
	show({ "GET /company/credit": { body: credit } }, 50_001);
	expect(await screen.findByText(/dépasse de 0,01\s€/)).toBeDefined();
	expect(screen.getByRole("link", { name: "Nous demander" }).getAttribute("href")).toBe("/contact");
	expect(screen.queryByRole("button")).toBeNull();
});

it("tells of the shortfall before an approval is asked for, and of nothing within the credit", async () => {
	const calls = fakeApi({ "GET /auth/business": { body: { business } }, "GET /company/credit": { body: credit } });
	const { rerender } = render(<CreditShortfall totalCents={50_001} />);
	expect(await screen.findByText(/Il manque 0,01\s€ .* elle se paiera par carte/)).toBeDefined();
	rerender(<CreditShortfall totalCents={50_000} />);
	expect(screen.queryByText(/Il manque/)).toBeNull();
	expect(calls.filter(({ route }) => route === "GET /company/credit")).toHaveLength(1);
});

it("is suspended while an invoice is late", async () => {
	show({ "GET /company/credit": { body: { ...credit, isBlocked: true, available: 0 } } });
	expect(await screen.findByText(/une facture est en retard/)).toBeDefined();
	expect(screen.queryByRole("button")).toBeNull();
});

it("shows what the shop refuses meanwhile", async () => {
	const words = "Cette commande dépasse l'encours autorisé de votre entreprise.";
	const { onAccepted } = show({
		"GET /company/credit": { body: credit },
		"POST /orders/CMD-7K3M-9QX2/on-account": failure(409, "CREDIT_LIMIT_EXCEEDED", words),
	});
	await userEvent.click(await button());
	expect((await screen.findByRole("alert")).textContent).toContain(words);
	expect(onAccepted).not.toHaveBeenCalled();
});

it.each([
	["of a private customer, whose credit is not asked for", { business: null }, ["GET /auth/business"]],
	["without such terms", { business }, ["GET /auth/business", "GET /company/credit"]],
])("is nothing %s", async (_of, account, asked) => {
	const terms = { body: { ...credit, isOnAccount: false } };
	const { calls } = show({ "GET /auth/business": { body: account }, "GET /company/credit": terms });
	await waitFor(() => expect(calls.map(({ route }) => route)).toEqual(asked));
	expect(screen.queryByText("Payer à 30 jours fin de mois")).toBeNull();
});
