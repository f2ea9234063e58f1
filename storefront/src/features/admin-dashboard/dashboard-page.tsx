"use client";

import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { AdminHeader } from "@/features/admin-shell";
import { useSession } from "@/features/auth";
import { Button } from "@/ui/button";
import { useToasts } from "@/ui/toasts";
import { RecentActivity } from "./recent-activity";

/** /admin: the back office at a glance. Source: accounts spec §2 "Admin dashboard". */
export function DashboardPage() {
	const { user } = useSession();
	const client = useQueryClient();
	const toasts = useToasts();
	const [isRefreshing, setRefreshing] = useState(false);
	const refresh = async () => {
		setRefreshing(true);
		await client.invalidateQueries({ queryKey: ["admin"] });
		setRefreshing(false);
		toasts.success("Tableau de bord à jour");
	};
	return (
		<>
			<AdminHeader
				title={`Bienvenue, ${user?.firstName ?? ""}`}
				actions={
					<Button variant="secondary" size="sm" busy={isRefreshing} busyLabel="Actualisation…" onClick={refresh}>
						<RefreshCw aria-hidden="true" className="size-4.5" />
						Actualiser
					</Button>
				}
			/>
			<RecentActivity />
		</>
	);
}
