/** Permissions within a company, for the matrix of roles and routes. */
export const COMPANY_PERMISSIONS = {
	order: "Commander pour l'entreprise",
	"orders.all": "Voir les commandes des collègues",
	approve: "Approuver les commandes au-dessus d'une limite",
	"members.read": "Voir les membres et leurs limites",
	"members.manage": "Inviter, nommer et retirer des membres",
	"sites.manage": "Tenir les sites de livraison et les données de l'entreprise",
	"terms.read": "Voir les conditions et l'encours",
	documents: "Voir les factures et les relevés",
} as const;
export type CompanyPermission = keyof typeof COMPANY_PERMISSIONS;

export const COMPANY_ROLE_NAMES = ["MANAGER", "APPROVER", "BUYER", "ACCOUNTANT"] as const;
export type CompanyRole = (typeof COMPANY_ROLE_NAMES)[number];

interface RoleTerms {
	label: string;
	purpose: string;
	may: readonly CompanyPermission[];
}

/** The one table of company roles. Every member reads the company's name, sites and shared lists. */
export const COMPANY_ROLES = {
	MANAGER: {
		label: "Gérant",
		purpose: "Peut tout : membres, sites, commandes et factures",
		may: Object.keys(COMPANY_PERMISSIONS) as CompanyPermission[],
	},
	APPROVER: {
		label: "Approbateur",
		purpose: "Commande, et approuve les commandes des autres",
		may: ["order", "orders.all", "approve", "members.read"],
	},
	BUYER: {
		label: "Acheteur",
		purpose: "Commande dans sa limite, et voit ses propres commandes",
		may: ["order"],
	},
	ACCOUNTANT: {
		label: "Comptable",
		purpose: "Voit les commandes, les factures et l'encours, sans commander",
		may: ["orders.all", "terms.read", "documents"],
	},
} as const satisfies Record<CompanyRole, RoleTerms>;

/** Whether a role within a company has a permission. */
export function mayInCompany(role: CompanyRole, permission: CompanyPermission): boolean {
	const may: readonly CompanyPermission[] = COMPANY_ROLES[role].may;
	return may.includes(permission);
}

/** The error for a member whose role does not allow it. */
export function companyRoleRefusal(role: CompanyRole): string {
	return `Votre rôle «\u00a0${COMPANY_ROLES[role].label}\u00a0» dans l'entreprise ne permet pas cela. Demandez à un gérant.`;
}

/** Who of the members becomes manager when the last one is erased: an approver if there is one, the oldest member first. */
export function nextManager<Member extends { role: CompanyRole; joinedAt: Date; customerId: string }>(
	members: readonly Member[],
): Member | undefined {
	const rank = ({ role }: Member) => (role === "APPROVER" ? 0 : 1);
	return [...members].sort(
		(a, b) =>
			rank(a) - rank(b) || a.joinedAt.getTime() - b.joinedAt.getTime() || (a.customerId < b.customerId ? -1 : 1),
	)[0];
}
