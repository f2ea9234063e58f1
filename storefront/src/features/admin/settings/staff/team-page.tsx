"use client";

import { readTeam, type StaffRemoved } from "@confiserie/domain/contract/staff";
import { useState } from "react";
import { Detail } from "@/features/admin/kit";
import { AdminHeader } from "@/features/admin/shell";
import { Banner } from "@/ui/banner";
import { InvitationList } from "./invitation-list";
import { InviteForm } from "./invite-form";
import { KeyList } from "./key-list";
import { MemberCard } from "./member-card";
import { RoleTable } from "./role-table";

/** /admin/staff: the team's members, invitations and API keys, and what each role may do. */
export function TeamPage() {
	const [removed, setRemoved] = useState<StaffRemoved | null>(null);
	return (
		<>
			<AdminHeader title="Équipe" subtitle="Qui administre la boutique, et ce que chacun peut faire" />
			{removed && <RemovalNotice removed={removed} />}
			<Detail operation={readTeam} input={{}} failure="Impossible de charger l'équipe">
				{({ members, invitations, keys }) => (
					<div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
						<ul aria-label="Membres" className="flex flex-col gap-2">
							{members.map((member) => (
								<MemberCard key={member.id} member={member} onRemoved={setRemoved} />
							))}
						</ul>
						<div className="flex flex-col gap-4">
							<InviteForm />
							<InvitationList invitations={invitations} />
							<KeyList keys={keys} />
						</div>
					</div>
				)}
			</Detail>
			<RoleTable />
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
