"use client";

import { COMPANY_ROLE_NAMES, COMPANY_ROLES, type CompanyRole } from "@confiserie/domain/company/roles";
import { typedCents } from "@confiserie/domain/money";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";

/** Role and limit as they are typed; an empty limit is none. */
export interface RoleValues {
	role: CompanyRole;
	monthlyLimit: string;
}

interface RoleFieldsProps {
	role: UseFormRegisterReturn & { error: string | null };
	limit: UseFormRegisterReturn & { error: string | null };
	chosen: CompanyRole;
}

/** What a colleague may do, and how much without approval. */
export function RoleFields({ role, limit, chosen }: RoleFieldsProps) {
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			<Select
				{...role}
				label="Rôle"
				options={COMPANY_ROLE_NAMES.map((name) => ({ value: name, label: COMPANY_ROLES[name].label }))}
				hint={COMPANY_ROLES[chosen].purpose}
			/>
			<TextField
				{...limit}
				label="Limite par mois, en euros TTC"
				optional
				inputMode="decimal"
				hint="Au-delà, une commande attend une approbation. Vide&nbsp;: sans limite."
			/>
		</div>
	);
}

/** Messages of the fields. */
export const limitFault = (typed: string): string | undefined =>
	typed.trim() === "" || typedCents(typed) !== null ? undefined : "Saisissez un montant, par exemple 500 ou 99,90.";

/** In EUR; null for no limit. */
export function limitOf(typed: string): number | null {
	const cents = typed.trim() === "" ? null : typedCents(typed);
	return cents === null ? null : cents / 100;
}
