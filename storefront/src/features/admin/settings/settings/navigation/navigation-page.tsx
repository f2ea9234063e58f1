"use client";

import { readAdminSettings } from "@confiserie/domain/contract/shop-settings";
import { Detail } from "@/features/admin/kit";
import { AdminHeader } from "@/features/admin/shell";

import { NavigationForm } from "./navigation-form";

/** /admin/content/menus: menus, footer and banner. */
export function NavigationPage() {
	return (
		<>
			<AdminHeader title="Menus et pied de page" subtitle="Bandeau, liens et devise" />
			<Detail operation={readAdminSettings} input={{}} failure="Impossible de charger les menus">
				{(data) => <NavigationForm state={data.navigation} />}
			</Detail>
		</>
	);
}
