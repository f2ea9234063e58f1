"use client";

import { readTeam, resendInvitation, type StaffInvitation } from "@confiserie/domain/contract/staff";
import { formatDateTime } from "@confiserie/domain/format";
import { STAFF_ROLES } from "@confiserie/domain/staff";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiProblem, call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { useToasts } from "@/ui/toasts";

interface InvitationListProps {
	invitations: readonly StaffInvitation[];
	onWithdraw: (invitation: StaffInvitation) => void;
}

/** Invitations that wait for their answer. */
export function InvitationList({ invitations, onWithdraw }: InvitationListProps) {
	const client = useQueryClient();
	const { success, error } = useToasts();
	const { mutate, isPending } = useMutation({
		mutationFn: ({ id }: StaffInvitation) => call(resendInvitation, { params: { id } }),
		onSuccess: (team, { email }) => {
			client.setQueryData(keyOf(readTeam), team);
			success(`Invitation renvoyée à ${email}`);
		},
		onError: (cause) => error("L'invitation n'est pas repartie.", cause instanceof ApiProblem ? cause.message : ""),
	});
	if (invitations.length === 0) return null;
	return (
		<section aria-labelledby="invitations" className="rounded-card border border-trait bg-white p-4">
			<h2 id="invitations" className="display text-xl">
				Invitations en cours
			</h2>
			<ul className="divide-y divide-trait">
				{invitations.map((invitation) => (
					<li key={invitation.id} className="flex flex-col gap-2 py-3">
						<p className="font-semibold break-words">{invitation.email}</p>
						<p className="text-sm break-words text-prune">
							{`${STAFF_ROLES[invitation.role].label}, jusqu'au ${formatDateTime(invitation.expiresAt)}, par ${invitation.invitedBy}`}
						</p>
						<div className="flex flex-wrap gap-2">
							<Button
								variant="secondary"
								size="sm"
								disabled={isPending}
								aria-label={`Renvoyer l'invitation à ${invitation.email}`}
								onClick={() => mutate(invitation)}
							>
								Renvoyer
							</Button>
							<Button
								variant="secondary"
								size="sm"
								aria-label={`Retirer l'invitation de ${invitation.email}`}
								onClick={() => onWithdraw(invitation)}
							>
								Retirer
							</Button>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
