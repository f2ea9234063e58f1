"use client";

import { COMPANY_ROLES } from "@confiserie/domain/company/roles";
import type { Company, CompanyMember } from "@confiserie/domain/contract/companies";
import { formatCount, formatDate, formatEuros } from "@confiserie/domain/format";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { refusalOf, showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { wordsOf } from "@/lib/words-of";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import type { MemberCalls } from "./member-calls";
import { limitFault, limitOf, RoleFields, type RoleValues } from "./role-fields";
import { CARD } from "./style";

interface MemberListProps<Changed> {
	company: Pick<Company, "members" | "invitations">;
	canManage: boolean;
	calls: MemberCalls<Changed>;
	onChanged: (company: Changed) => void;
	/** What else can be done for a member. */
	actions?: (member: CompanyMember) => ReactNode;
}

/** Members with role and spending, and invitations that wait. */
export function MemberList<Changed>(props: MemberListProps<Changed>) {
	const { canManage, calls, onChanged, actions } = props;
	const { members, invitations } = props.company;
	const [edited, setEdited] = useState<CompanyMember | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const withdraw = async (id: string) => {
		setProblem(null);
		try {
			onChanged(await calls.withdraw(id));
		} catch (cause) {
			setProblem(wordsOf(cause));
		}
	};
	return (
		<section aria-labelledby="membres" className={CARD}>
			<h2 id="membres" className="display text-xl">
				Membres
			</h2>
			{problem && (
				<Banner tone="error" className="mt-3">
					{problem}
				</Banner>
			)}
			{members.length === 0 && <p className="mt-2 text-prune">Aucun membre&nbsp;: leurs comptes sont effacés.</p>}
			<ul aria-label="Membres" className="mt-2 divide-y divide-trait">
				{members.map((member) => (
					<li key={member.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
						<div className="min-w-0">
							<p className="flex flex-wrap items-center gap-2 font-semibold break-words">
								{nameOf(member)}
								{member.isYou && <Badge>Vous</Badge>}
							</p>
							<p className="text-sm break-words text-prune">{member.email}</p>
							<p className="text-sm">{spendingWords(member)}</p>
						</div>
						<div className="flex flex-wrap gap-2">
							{actions?.(member)}
							{canManage && (
								<Button
									variant="secondary"
									size="sm"
									aria-label={`Modifier ${nameOf(member)}`}
									onClick={() => setEdited(member)}
								>
									Modifier
								</Button>
							)}
						</div>
					</li>
				))}
				{invitations.map(({ id, email, role, expiresAt }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
						<div className="min-w-0">
							<p className="flex flex-wrap items-center gap-2 font-semibold break-words">
								{email}
								<Badge tone="info">Invitation envoyée</Badge>
							</p>
							<p className="text-sm text-prune">{`${COMPANY_ROLES[role].label}, valable jusqu'au ${formatDate(expiresAt)}`}</p>
						</div>
						{canManage && (
							<Button
								variant="secondary"
								size="sm"
								aria-label={`Retirer l'invitation de ${email}`}
								onClick={() => void withdraw(id)}
							>
								Retirer
							</Button>
						)}
					</li>
				))}
			</ul>
			<Dialog
				open={edited !== null}
				onClose={() => setEdited(null)}
				title={edited ? nameOf(edited) : ""}
				description="Son rôle et sa limite comptent dès la prochaine commande."
			>
				{edited && (
					<MemberForm
						key={edited.id}
						member={edited}
						calls={calls}
						onChanged={(company) => {
							onChanged(company);
							setEdited(null);
						}}
					/>
				)}
			</Dialog>
		</section>
	);
}

interface MemberFormProps<Changed> extends Pick<MemberListProps<Changed>, "calls" | "onChanged"> {
	member: CompanyMember;
}

function MemberForm<Changed>({ member, calls, onChanged }: MemberFormProps<Changed>) {
	const { id, role, monthlyLimit, isYou } = member;
	const form = useForm<RoleValues>({
		defaultValues: { role, monthlyLimit: monthlyLimit === null ? "" : String(monthlyLimit).replace(".", ",") },
		resolver: resolverOf(({ monthlyLimit: typed }: RoleValues): FieldMessages => {
			const fault = limitFault(typed);
			return fault ? { monthlyLimit: fault } : {};
		}),
	});
	const [isRemoving, setRemoving] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const { errors, isSubmitting } = form.formState;
	const refusal = refusalOf(errors);
	const attempt = async (act: () => Promise<Changed>) => {
		try {
			onChanged(await act());
		} catch (cause) {
			showProblem(
				cause,
				["role", "monthlyLimit"],
				form.setError,
				"Le changement n'a pas pu être enregistré. Réessayez.",
			);
		}
	};
	const remove = async () => {
		setBusy(true);
		await attempt(() => calls.remove(id));
		setBusy(false);
	};
	const submit = form.handleSubmit((values) =>
		attempt(() => calls.change(id, { role: values.role, monthlyLimit: limitOf(values.monthlyLimit) })),
	);
	const openWork = openWorkWords(member);
	if (isRemoving)
		return (
			<div className="flex flex-col gap-5">
				<p>{leavingWords(member)}</p>
				{openWork.length > 0 && (
					<ul aria-label="Ce qui est confié" className="text-sm">
						{openWork.map((words) => (
							<li key={words}>{words}</li>
						))}
					</ul>
				)}
				{refusal && <Banner tone="error">{refusal}</Banner>}
				<div className="flex flex-wrap gap-3">
					<Button variant="danger" busy={isBusy} onClick={() => void remove()}>
						Retirer de l'entreprise
					</Button>
					<Button variant="secondary" onClick={() => setRemoving(false)}>
						Revenir
					</Button>
				</div>
			</div>
		);
	return (
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
			<RoleFields
				role={{ ...form.register("role"), error: errors.role?.message ?? null }}
				limit={{ ...form.register("monthlyLimit"), error: errors.monthlyLimit?.message ?? null }}
				chosen={form.watch("role")}
			/>
			{refusal && <Banner tone="error">{refusal}</Banner>}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={isSubmitting} busyLabel="Enregistrement…">
					Enregistrer
				</Button>
				{!isYou && (
					<Button variant="danger" onClick={() => setRemoving(true)}>
						Retirer de l'entreprise…
					</Button>
				)}
			</div>
		</form>
	);
}

const nameOf = ({ firstName, lastName, email }: CompanyMember) => `${firstName} ${lastName}`.trim() || email;

function leavingWords(member: CompanyMember): string {
	const left = `${nameOf(member)} ne commandera plus pour l'entreprise.`;
	if (openWorkWords(member).length === 0) return `${left} Ses commandes passées restent celles de l'entreprise.`;
	return `${left} Un gérant reprend\u00a0:`;
}

/** What a colleague takes over, a line each. */
function openWorkWords({ openOrders, openQuotes, basketProducts }: CompanyMember): string[] {
	const basket = `panier de ${formatCount(basketProducts, "produit")}, gardé comme liste de l'entreprise`;
	return [
		...openOrders.map(
			({ orderNumber, total, isWaiting }) =>
				`commande ${orderNumber}, ${formatEuros(total)}${isWaiting ? ", à approuver" : ""}`,
		),
		...openQuotes.map(({ number, total }) => `devis ${number}, ${formatEuros(total)}`),
		...(basketProducts > 0 ? [basket] : []),
	];
}

function spendingWords({ role, spent, monthlyLimit }: CompanyMember): string {
	const { label } = COMPANY_ROLES[role];
	if (role === "ACCOUNTANT") return label;
	const limit = monthlyLimit === null ? "sans limite" : `sur ${formatEuros(monthlyLimit)}`;
	return `${label}, ${formatEuros(spent)} ce mois-ci, ${limit}`;
}
