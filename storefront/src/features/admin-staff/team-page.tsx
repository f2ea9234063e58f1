"use client";

import {
	endMemberSessions,
	readTeam,
	removeMember,
	type StaffInvitation,
	type StaffMember,
	type StaffRemoved,
	withdrawInvitation,
} from "@confiserie/domain/contract/staff";
import { useState } from "react";
import { AdminHeader, ConfirmDialog } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf, useOperation } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { InvitationList } from "./invitation-list";
import { InviteForm } from "./invite-form";
import { KeyList } from "./key-list";
import { MemberCard } from "./member-card";
import { RoleTable } from "./role-table";

/** What is asked before it is done. */
interface Asked {
	removal: StaffMember | null;
	sessions: StaffMember | null;
	withdrawal: StaffInvitation | null;
}
const NOTHING: Asked = { removal: null, sessions: null, withdrawal: null };

/** /admin/staff: the team's members, invitations and API keys, and what each role may do. */
export function TeamPage() {
	const { data, error, refetch } = useOperation(readTeam, {});
	const [asked, setAsked] = useState(NOTHING);
	const [removed, setRemoved] = useState<StaffRemoved | null>(null);
	const close = () => setAsked(NOTHING);
	return (
		<>
			<AdminHeader title="Équipe" subtitle="Qui administre la boutique, et ce que chacun peut faire" />
			{removed && <RemovalNotice removed={removed} />}
			{!data && !error && <Skeleton className="h-60" />}
			{!data && error && <RetryBanner title="Impossible de charger l'équipe" cause={error} onRetry={() => refetch()} />}
			{data && (
				<div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
					<ul aria-label="Membres" className="flex flex-col gap-2">
						{data.members.map((member) => (
							<MemberCard
								key={member.id}
								member={member}
								onRemove={() => setAsked({ ...NOTHING, removal: member })}
								onEndSessions={() => setAsked({ ...NOTHING, sessions: member })}
							/>
						))}
					</ul>
					<div className="flex flex-col gap-4">
						<InviteForm />
						<InvitationList
							invitations={data.invitations}
							onWithdraw={(withdrawal) => setAsked({ ...NOTHING, withdrawal })}
						/>
						<KeyList keys={data.keys} />
					</div>
				</div>
			)}
			<RoleTable />
			<ConfirmDialog
				row={asked.removal}
				title="Retirer ce membre ?"
				describe={({ email }) => `${email} n'entre plus dans aucune administration. Son compte client reste.`}
				label="Retirer de l'équipe"
				busyLabel="Retrait…"
				act={async ({ id }) => setRemoved(await call(removeMember, { params: { id } }))}
				changes={keyOf(readTeam)}
				onClose={close}
			/>
			<ConfirmDialog
				row={asked.sessions}
				title="Fermer ses sessions ?"
				describe={({ email }) => `${email} devra se reconnecter partout.`}
				label="Fermer les sessions"
				busyLabel="Fermeture…"
				act={({ id }) => call(endMemberSessions, { params: { id } })}
				changes={keyOf(readTeam)}
				onClose={close}
			/>
			<ConfirmDialog
				row={asked.withdrawal}
				title="Retirer cette invitation ?"
				describe={({ email }) => `Le lien envoyé à ${email} n'ouvrira plus rien.`}
				label="Retirer l'invitation"
				busyLabel="Retrait…"
				act={({ id }) => call(withdrawInvitation, { params: { id } })}
				changes={keyOf(readTeam)}
				onClose={close}
			/>
		</>
	);
}

function RemovalNotice({ removed: { keys, revokedKeys } }: { removed: StaffRemoved }) {
	const titles = revokedKeys.map(({ title }) => title).join(", ");
	const revoked = titles && ` Clés d'API de Medusa révoquées : ${titles}.`;
	if (keys.length === 0)
		return <Banner tone="success">{`Ce membre est retiré. Ses sessions sont fermées.${revoked}`}</Banner>;
	return (
		<Banner
			tone="warning"
			title="Ce membre est retiré. Les clés de canal qu'il avait émises n'ouvrent plus rien, émettez-en d'autres :"
		>
			<ul className="list-disc pl-5">
				{keys.map(({ id, channelId, name, prefix }) => (
					<li key={id}>
						<a href={`/admin/channels/${encodeURIComponent(channelId)}`} className="underline">
							{`${name} (${prefix}…)`}
						</a>
					</li>
				))}
			</ul>
			{revoked}
		</Banner>
	);
}
