"use client";

import type { StaffRole } from "@confiserie/domain/accounts/account";
import { STAFF_ROLES } from "@confiserie/domain/accounts/staff";
import {
	changeRole,
	endMemberSessions,
	readTeam,
	removeMember,
	type StaffMember,
	type StaffRemoved,
} from "@confiserie/domain/contract/staff";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { ConfirmAct, useAct } from "@/features/admin/kit";
import { call } from "@/lib/api";
import { Badge } from "@/ui/badge";
import { Select } from "@/ui/select";
import { ROLE_OPTIONS } from "./role-options";

interface MemberCardProps {
	member: StaffMember;
	onRemoved: (removed: StaffRemoved) => void;
}

/** One member: the role, which counts at once when it is changed, sessions, and the way out. */
export function MemberCard({ member, onRemoved }: MemberCardProps) {
	const { id, email, firstName, lastName, role, isYou, hasSecondFactor, sessions, lastSeenAt } = member;
	const { mutate, isPending, error } = useAct({
		act: (chosen: StaffRole) => call(changeRole, { params: { id }, body: { role: chosen } }),
		changes: [readTeam],
		done: (_team, chosen) => `${email} : ${STAFF_ROLES[chosen].label}`,
	});
	return (
		<li className="grid gap-x-4 gap-y-2 rounded-card border border-trait bg-white p-4 md:grid-cols-[13rem_1fr]">
			<div className="min-w-0 md:col-span-2">
				<p className="flex flex-wrap items-center gap-2 font-semibold break-words">
					{`${firstName} ${lastName}`.trim() || email}
					{isYou && <Badge>Vous</Badge>}
					{hasSecondFactor && <Badge tone="success">Double authentification</Badge>}
				</p>
				<p className="text-sm break-words text-prune">{email}</p>
				<p className="text-sm text-prune">
					{lastSeenAt
						? `${formatCount(sessions, "session ouverte", "sessions ouvertes")}, vu le ${formatDateTime(lastSeenAt)}`
						: "Aucune session ouverte"}
				</p>
			</div>
			<Select
				label={`Rôle de ${email}`}
				hasHiddenLabel
				value={role}
				disabled={isPending}
				options={ROLE_OPTIONS}
				error={error?.message ?? null}
				onChange={({ target }) => mutate(target.value as StaffRole)}
			/>
			<div className="flex flex-wrap gap-2">
				<ConfirmAct
					label="Fermer les sessions"
					name={`Fermer les sessions de ${email}`}
					disabled={sessions === 0}
					title="Fermer ses sessions ?"
					confirm="Fermer les sessions"
					busyLabel="Fermeture…"
					act={() => call(endMemberSessions, { params: { id } })}
					changes={[readTeam]}
				>
					{`${email} devra se reconnecter partout.`}
				</ConfirmAct>
				<ConfirmAct
					label="Retirer"
					name={`Retirer ${email}`}
					title="Retirer ce membre ?"
					confirm="Retirer de l'équipe"
					busyLabel="Retrait…"
					act={() => call(removeMember, { params: { id } })}
					changes={[readTeam]}
					onDone={onRemoved}
				>
					{`${email} n'entre plus dans aucune administration. Son compte client reste.`}
				</ConfirmAct>
			</div>
		</li>
	);
}
