import type { OwnCompany } from "@confiserie/domain/contract/companies";
import type { CompanyApproval } from "@confiserie/domain/contract/company-orders";
import type { CompanyCredit } from "@confiserie/domain/contract/company-terms";
import type { QuoteInquiry } from "@confiserie/domain/contract/quote-inquiries";
import type { SavedListHead } from "@confiserie/domain/contract/saved-lists";
import type { Statement } from "@confiserie/domain/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api, login } from "../support/api";
import { mailCount } from "../support/mailed";
import { runScript } from "../support/on-request";
import { restoreSettings } from "../support/settings";

let token: string;
const read = async <Body>(path: string) => (await api<Body>(path, { token })).body;
const waiting = async () =>
	(await read<CompanyApproval[]>("/company/approvals")).filter(({ state }) => state === "WAITING");
beforeAll(async () => {
	token = await login({ email: "pro@demo.fr", password: "Demo-pro-2026" });
	await runScript("seed", "orders");
	await runScript("seed", "orders");
});
// Layers of several products share a pallet in the demonstration; other tests price without.
afterAll(restoreSettings);

test("the demo company has members, sites, a shared list, a quote that was asked for, and owes an order", async () => {
	const { company } = await read<OwnCompany>("/company");
	expect(company?.members.map(({ role }) => role).toSorted()).toEqual(["APPROVER", "BUYER", "MANAGER"]);
	expect([company?.role, company?.sites.length]).toEqual(["MANAGER", 2]);
	expect(await read<SavedListHead[]>("/lists")).toMatchObject([{ name: "Cinéma du jeudi", isShared: true }]);
	expect(await read<QuoteInquiry[]>("/quote-inquiries")).toHaveLength(1);
	const credit = await read<CompanyCredit>("/company/credit");
	expect(credit).toMatchObject({ isOnAccount: true, creditLimit: 2000 });
	expect(credit.outstanding).toBeGreaterThan(0);
	const { outstanding } = await read<Statement>("/company/statement");
	expect(outstanding).toBe(credit.outstanding);
});

test("an order of its buyer waits for the manager, who approves it", async () => {
	const [order] = await waiting();
	expect(order).toMatchObject({ requestedBy: "Inès Moreau", canDecide: true });
	expect(await mailCount("approbateur@demo.fr", "approval-requested")).toBe(1);
	const path = `/company/approvals/${order?.orderNumber}/approve`;
	expect((await api(path, { method: "POST", token })).status).toBe(200);
	expect(await waiting()).toEqual([]);
});
