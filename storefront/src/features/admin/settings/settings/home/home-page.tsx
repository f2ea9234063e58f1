"use client";

import { readAdminSettings } from "@confiserie/domain/contract/shop-settings";
import { Detail } from "@/features/admin/kit";
import { AdminHeader } from "@/features/admin/shell";

import { HomeForm } from "./home-form";

/** /admin/content: slides, quick actions and the words of the home page. */
export function HomePage() {
	return (
		<>
			<AdminHeader title="Page d'accueil" subtitle="Vues, accès rapides et texte de la maison" />
			<Detail operation={readAdminSettings} input={{}} failure="Impossible de charger la page d'accueil">
				{(data) => <HomeForm state={data.home} />}
			</Detail>
		</>
	);
}
