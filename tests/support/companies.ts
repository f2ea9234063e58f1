import { randomInt } from "node:crypto";
import type { CompanyRole } from "@confiserie/domain/company/roles";
import type { Company, OwnCompany } from "@confiserie/domain/contract/companies";
import type { ApprovalRequested, CompanyApproval } from "@confiserie/domain/contract/company-orders";
import { api, registerCustomer, type TestCustomer } from "./api";
import { mailedToken } from "./mailed";
import { type CartLine, intentRequest } from "./ordering";

/** The data of a company whose SIREN no other has. */
export function newBusiness() {
	const digits = [7, ...Array.from({ length: 7 }, () => randomInt(10))];
	const sum = digits.reduce(
		(total, digit, at) => total + (at % 2 === 0 ? digit : ((digit * 2) % 10) + (digit > 4 ? 1 : 0)),
		0,
	);
	const registration = `${digits.join("")}${(10 - (sum % 10)) % 10}`;
	const key = (12 + 3 * (Number(registration) % 97)) % 97;
	return { company: "Fêtes et fils", registration, vatNumber: `FR${String(key).padStart(2, "0")}${registration}` };
}

/** A new customer who founds a company, and is its manager. */
export async function newCompany(): Promise<{ manager: TestCustomer; company: Company }> {
	const manager = await registerCustomer();
	await api("/auth/business", { method: "PUT", token: manager.token, body: newBusiness() });
	return { manager, company: await companyOf(manager) };
}

/** The company as a member sees it. */
export async function companyOf({ token }: TestCustomer): Promise<Company> {
	const { body } = await api<OwnCompany>("/company", { token });
	if (!body.company) throw new Error("A member without a company.");
	return body.company;
}

/** The secret of the latest invitation mailed to an address. */
export const invitationToken = (email: string): Promise<string> =>
	mailedToken(email, "company-invitation", "/entreprise/invitation");

/** A new customer who was invited with a role and a limit in EUR, and has joined. */
export async function newColleague(
	manager: TestCustomer,
	role: CompanyRole,
	monthlyLimit: number | null = null,
): Promise<TestCustomer> {
	const colleague = await registerCustomer({ firstName: "Léa", lastName: "Roux" });
	const { email } = colleague;
	await api("/company/invitations", { token: manager.token, body: { email, role, monthlyLimit } });
	const token = await invitationToken(email);
	const { status } = await api("/company/membership", { token: colleague.token, body: { token } });
	if (status !== 200) throw new Error(`The invitation was refused with ${status}.`);
	return colleague;
}

/** Asks for the approval of a member's order. */
export const askApproval = <Body = ApprovalRequested>({ token, email }: TestCustomer, cart: readonly CartLine[]) => {
	const { orderData, ...request } = intentRequest(cart);
	return api<Body>("/company/approvals", { token, body: { ...request, orderData: { ...orderData, email } } });
};

/** The number of an order of a member, above a limit of 0, that waits. */
export async function waitingOrder(buyer: TestCustomer, cart: readonly CartLine[]): Promise<string> {
	const { status, body } = await askApproval(buyer, cart);
	if (status !== 201) throw new Error(`The approval was refused with ${status}: ${JSON.stringify(body)}`);
	return body.orderNumber;
}

/** Approves an order that waits. */
export const approveOrder = ({ token }: TestCustomer, orderNumber: string) =>
	api<CompanyApproval[] & { code?: string }>(`/company/approvals/${orderNumber}/approve`, { method: "POST", token });
