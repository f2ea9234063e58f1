"use client";

import { AUDIT_ACTIONS } from "@confiserie/domain/admin/audit";
import { type Activity, listActivity } from "@confiserie/domain/contract/activity";
import { formatDateTime } from "@confiserie/domain/format";
import { Detail, Rows } from "@/features/admin/kit";
import { Panel } from "./panel";

/** What administrators did last, from the audit log. Source: accounts spec §2 "Admin dashboard". */
export const RecentActivity = () => (
	<Panel title="Activité récente">
		<Detail operation={listActivity} input={{}} failure="Impossible de charger l'activité" height="h-24">
			{({ content }) => (
				<Rows
					caption="Activité récente"
					rows={content}
					rowKey={({ id }) => String(id)}
					line={(activity) => <Entry activity={activity} />}
					empty={<p className="text-prune">Aucune modification pour l'instant.</p>}
				/>
			)}
		</Detail>
	</Panel>
);

function Entry({ activity }: { activity: Activity }) {
	return (
		<div className="min-w-0">
			<p>
				<span className="font-semibold break-words">{activity.actorEmail}</span>
				{` ${AUDIT_ACTIONS[activity.action]} `}
				<span className="font-semibold break-words">{activity.label}</span>
			</p>
			<time dateTime={activity.at} className="text-sm text-prune">
				{formatDateTime(activity.at)}
			</time>
		</div>
	);
}
