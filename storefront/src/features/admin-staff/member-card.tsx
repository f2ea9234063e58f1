"use client";

import type { StaffRole } from "@confiserie/domain/account";
import { changeRole, readTeam, type StaffMember } from "@confiserie/domain/contract/staff";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { STAFF_ROLES } from "@confiserie/domain/staff";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiProblem, call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Select } from "@/ui/select";
import { useToasts } from "@/ui/toasts";
import { ROLE_OPTIONS } from "./role-options";

interface MemberCardProps {
	member: StaffMember;
	onRemove: () => void;
	onEndSessions: () => void;
}

/** One member: the role, which counts at once when it is changed, sessions, and the way out. */
export function MemberCard({ member, onRemove, onEndSessions }: MemberCardProps) {
	const { id, email, firstName, lastName, role, isYou, hasSecondFactor, sessions, lastSeenAt } = member;
	const client = useQueryClient();
	const { success } = useToasts();
	const { mutate, isPending, error } = useMutation({
		mutationFn: (chosen: StaffRole) => call(changeRole, { params: { id }, body: { role: chosen } }),
		onSuccess: (team, chosen) => {
			client.setQueryData(keyOf(readTeam), team);
			success(`${email} : ${STAFF_ROLES[chosen].label}`);
		},
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
				error={error ? (error instanceof ApiProblem ? error.message : "Le rôle n'a pas pu être changé.") : null}
				onChange={({ target }) => mutate(target.value as StaffRole)}
			/>
			<div className="flex flex-wrap gap-2">
				<Button
					variant="secondary"
					size="sm"
					disabled={sessions === 0}
					aria-label={`Fermer les sessions de ${email}`}
					onClick={onEndSessions}
				>
					Fermer les sessions
				</Button>
				<Button variant="secondary" size="sm" aria-label={`Retirer ${email}`} onClick={onRemove}>
					Retirer
				</Button>
			</div>
		</li>
	);
}
