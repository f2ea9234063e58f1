"use client";

import { AUDIT_ACTIONS } from "@confiserie/domain/audit";
import { type Activity, listActivity } from "@confiserie/domain/contract/activity";
import { formatDateTime } from "@confiserie/domain/format";
import { useOperation } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Skeleton } from "@/ui/skeleton";

import { Panel } from "./panel";

/** What administrators did last, from the audit log. Source: accounts spec §2 "Admin dashboard". */
export function RecentActivity() {
	const { data, isPending } = useOperation(listActivity, {});
	return (
		<Panel title="Activité récente">
			{isPending && (
				<div role="status" className="mt-3 flex flex-col gap-2">
					<span className="sr-only">Chargement de l'activité…</span>
					<Skeleton className="h-10" />
					<Skeleton className="h-10" />
				</div>
			)}
			{!data && !isPending && (
				<Banner tone="error" className="mt-3">
					Impossible de charger l'activité.
				</Banner>
			)}
			{data?.content.length === 0 && <p className="mt-3 text-prune">Aucune modification pour l'instant.</p>}
			{data && data.content.length > 0 && (
				<ul className="mt-2 divide-y divide-trait">
					{data.content.map((activity) => (
						<Entry key={activity.id} activity={activity} />
					))}
				</ul>
			)}
		</Panel>
	);
}

function Entry({ activity }: { activity: Activity }) {
	return (
		<li className="py-3">
			<p>
				<span className="font-semibold break-words">{activity.actorEmail}</span>
				{` ${AUDIT_ACTIONS[activity.action]} `}
				<span className="font-semibold break-words">{activity.label}</span>
			</p>
			<time dateTime={activity.at} className="text-sm text-prune">
				{formatDateTime(activity.at)}
			</time>
		</li>
	);
}
