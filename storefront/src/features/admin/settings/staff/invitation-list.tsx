import { STAFF_ROLES } from "@confiserie/domain/accounts/staff";
import {
	readTeam,
	resendInvitation,
	type StaffInvitation,
	withdrawInvitation,
} from "@confiserie/domain/contract/staff";
import { formatDateTime } from "@confiserie/domain/format";
import { Act, ConfirmAct, Rows } from "@/features/admin/kit";
import { call } from "@/lib/api";

/** Invitations that wait for their answer. */
export function InvitationList({ invitations }: { invitations: readonly StaffInvitation[] }) {
	if (invitations.length === 0) return null;
	return (
		<section aria-labelledby="invitations" className="rounded-card border border-trait bg-white p-4">
			<h2 id="invitations" className="display text-xl">
				Invitations en cours
			</h2>
			<Rows
				caption="Invitations en cours"
				rows={invitations}
				rowKey={({ id }) => id}
				line={(invitation) => <Invitation invitation={invitation} />}
			/>
		</section>
	);
}

function Invitation({ invitation: { id, email, role, expiresAt, invitedBy } }: { invitation: StaffInvitation }) {
	return (
		<>
			<div className="min-w-0">
				<p className="font-semibold break-words">{email}</p>
				<p className="text-sm break-words text-prune">
					{`${STAFF_ROLES[role].label}, jusqu'au ${formatDateTime(expiresAt)}, par ${invitedBy}`}
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<Act
					label="Renvoyer"
					name={`Renvoyer l'invitation à ${email}`}
					act={() => call(resendInvitation, { params: { id } })}
					changes={[readTeam]}
					done={`Invitation renvoyée à ${email}`}
				/>
				<ConfirmAct
					label="Retirer"
					name={`Retirer l'invitation de ${email}`}
					title="Retirer cette invitation ?"
					confirm="Retirer l'invitation"
					busyLabel="Retrait…"
					act={() => call(withdrawInvitation, { params: { id } })}
					changes={[readTeam]}
				>
					{`Le lien envoyé à ${email} n'ouvrira plus rien.`}
				</ConfirmAct>
			</div>
		</>
	);
}
