import { NO_TERMS } from "@confiserie/domain/company/terms";
import type { AdminCompanyTerms } from "@confiserie/domain/contract/company-terms";
import { inEuros } from "@confiserie/domain/money";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { renderInOffice } from "@/lib/testing/office";
import { CompanyTerms } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const terms: AdminCompanyTerms = {
	...inEuros(NO_TERMS),
	version: 0,
	outstanding: 120,
	isBlocked: false,
	options: [
		{ id: "colis", name: "Colis" },
		{ id: "palette", name: "Palette" },
	],
};
const PATH = "/admin/companies/comp_1/terms";

it("grants terms, with the options that are left ticked", async () => {
	const calls = fakeApi({
		[`GET ${PATH}`]: { body: terms },
		[`PUT ${PATH}`]: ({ body }) => ({ body: { ...terms, ...(body as object), version: 1 } }),
	});
	renderInOffice(<CompanyTerms companyId="comp_1" />);
	await userEvent.click(await screen.findByLabelText("Virement à 30 jours fin de mois"));
	await userEvent.clear(screen.getByLabelText(/Encours autorisé/));
	await userEvent.type(screen.getByLabelText(/Encours autorisé/), "1500,50");
	await userEvent.click(screen.getByLabelText(/Une facture par mois/));
	await userEvent.click(screen.getByLabelText("Colis"));
	await userEvent.click(screen.getByRole("button", { name: "Enregistrer les conditions" }));
	await screen.findByText(/120,00\s€ sur 1\s500,50\s€ autorisés/);
	expect(calls.at(-1)?.body).toEqual({
		...inEuros(NO_TERMS),
		isOnAccount: true,
		creditLimit: 1500.5,
		isInvoicedMonthly: true,
		shippingOptionIds: ["palette"],
		version: 0,
	});
});

it("shows what is refused, and when the terms cannot be read", async () => {
	let isAway = true;
	fakeApi({
		[`GET ${PATH}`]: () =>
			isAway ? failure(503, "SERVICE_UNAVAILABLE", "Réessayez dans un instant.") : { body: terms },
		[`PUT ${PATH}`]: failure(409, "COMPANY_TERMS_CHANGED", "Ces conditions ont changé entre-temps."),
	});
	renderInOffice(<CompanyTerms companyId="comp_1" />);
	await screen.findByText("Impossible de charger les conditions");
	isAway = false;
	await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
	await userEvent.click(await screen.findByRole("button", { name: "Enregistrer les conditions" }));
	await waitFor(() => expect(screen.getByText("Ces conditions ont changé entre-temps.")).toBeDefined());
});
