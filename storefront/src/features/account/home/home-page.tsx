"use client";

import { mayInCompany } from "@confiserie/domain/company/roles";
import { type AccountHome, readAccountHome } from "@confiserie/domain/contract/account-home";
import { RequireLogin, useSession } from "@/features/account/auth";
import { AccountNav } from "@/features/account/navigation";
import { QuickEntry } from "@/features/shop/quick-order";
import { AccountQueries } from "@/lib/account-queries";
import { useOperation } from "@/lib/use-operation";
import { Breadcrumb } from "@/ui/breadcrumb";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Loading } from "@/ui/loading";
import { RetryBanner } from "@/ui/retry-banner";
import { LastOrder } from "./last-order";
import { ToDo } from "./to-do";
import { UsualProducts } from "./usual-products";

const CRUMBS = [{ label: "Accueil", href: "/" }, { label: "Mon compte" }];

/** /account: where a customer stands, and the shortest ways to the next order. Ours. */
export function AccountHomePage() {
	return (
		<RequireLogin>
			<AccountQueries>
				<Home />
			</AccountQueries>
		</RequireLogin>
	);
}

function Home() {
	const { user } = useSession();
	const { data, isError, refetch } = useOperation(readAccountHome, {});
	// The other parts are shown without this answer; a member who may not order sees none of them.
	const mayOrder = data ? !data.role || mayInCompany(data.role, "order") : isError;
	return (
		<div className="page flex flex-col gap-6 py-6 sm:py-8">
			<Breadcrumb crumbs={CRUMBS} />
			<h1 className="display text-3xl">Mon compte</h1>
			<p className="-mt-4 text-prune">{`Bonjour ${user?.firstName ?? ""}.`}</p>
			{isError && <RetryBanner title="Impossible de charger votre dernière commande" onRetry={() => refetch()} />}
			{data && <Summary home={data} mayOrder={mayOrder} />}
			{!data && !isError && <Loading label="Chargement de votre compte…" heights={["h-52"]} />}
			{mayOrder && (
				<>
					<UsualProducts />
					<QuickEntry />
				</>
			)}
			<AccountNav className="border-t border-trait pt-4 xl:hidden" />
		</div>
	);
}

function Summary({ home, mayOrder }: { home: AccountHome; mayOrder: boolean }) {
	const { lastOrder, role } = home;
	return (
		<>
			<ToDo home={home} />
			{lastOrder && <LastOrder order={lastOrder} mayOrder={mayOrder} />}
			{role && mayInCompany(role, "orders.all") && (
				<ButtonLink href="/entreprise/commandes" variant="secondary" size="sm" className="self-start">
					Commandes de l'entreprise
				</ButtonLink>
			)}
			{!lastOrder && mayOrder && (
				<EmptyState
					title="Votre première commande"
					action={<ButtonLink href="/products">Voir les produits</ButtonLink>}
				>
					Parcourez le catalogue, ou saisissez vos références ci-dessous.
				</EmptyState>
			)}
		</>
	);
}
