"use client";

import { readAdminSettings } from "@confiserie/domain/contract/shop-settings";
import { useQuery } from "@tanstack/react-query";
import { AdminHeader, ContentTabs } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { SETTINGS_KEY } from "../calls";
import { NavigationForm } from "./navigation-form";

/** /admin/contenu/menus: menus, footer and banner. */
export function NavigationPage() {
	const { data, error, refetch } = useQuery({
		queryKey: SETTINGS_KEY,
		queryFn: ({ signal }) => call(readAdminSettings, { signal }),
	});
	return (
		<>
			<AdminHeader title="Menus et pied de page" subtitle="Bandeau, liens et devise" />
			<ContentTabs />
			{!data && !error && <Skeleton className="h-80" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les menus" cause={error} onRetry={() => refetch()} />
			)}
			{data && <NavigationForm state={data.navigation} />}
		</>
	);
}
