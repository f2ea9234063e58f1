"use client";

import type { CountryCode } from "@confiserie/domain/delivery/delivery-area";
import { RequireLogin } from "@/features/account/auth";
import { AccountQueries } from "@/lib/account-queries";
import { useOnline } from "@/lib/use-online";
import { Banner } from "@/ui/banner";
import { Breadcrumb } from "@/ui/breadcrumb";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { AddressList } from "./address-list";
import { useAddressBook } from "./use-address-book";

const CRUMBS = [{ label: "Accueil", href: "/" }, { label: "Mes adresses" }];

interface DeliveryArea {
	/** Where the shop delivers, as its operator set it. */
	deliveryCountries: readonly CountryCode[];
}

/** /addresses: the caller's addresses. The specification states the calls, not the screen (accounts spec §2, §7). */
export function AddressesPage({ deliveryCountries }: DeliveryArea) {
	return (
		<RequireLogin>
			<AccountQueries>
				<Addresses deliveryCountries={deliveryCountries} />
			</AccountQueries>
		</RequireLogin>
	);
}

function Addresses({ deliveryCountries }: DeliveryArea) {
	const context = useAddressBook();
	const isOnline = useOnline();
	return (
		<div className="page flex max-w-5xl flex-col gap-6 py-6 sm:py-8">
			<Breadcrumb crumbs={CRUMBS} />
			<div>
				<h1 className="display text-3xl">Mes adresses</h1>
				<p className="mt-1 text-prune">Où nous livrons vos cartons. L'adresse par défaut vient en premier.</p>
			</div>
			{!isOnline && (
				// The layout already states the lost connection; this text states its effect here.
				<Banner tone="warning">
					{context.addresses
						? "Vos adresses sont celles de votre dernière lecture. Vous pourrez les changer au retour de la connexion."
						: "Vos adresses s'afficheront au retour de la connexion."}
				</Banner>
			)}
			{context.isFailed && <RetryBanner title="Impossible de charger vos adresses" onRetry={() => context.refetch()} />}
			{context.addresses && (
				<AddressList context={context} addresses={context.addresses} deliveryCountries={deliveryCountries} />
			)}
			{!context.addresses && !context.isFailed && isOnline && <Loading />}
		</div>
	);
}

function Loading() {
	return (
		<div role="status" className="grid gap-4 sm:grid-cols-2">
			<span className="sr-only">Chargement de vos adresses…</span>
			{[1, 2].map((card) => (
				<Skeleton key={card} className="h-48 rounded-card" />
			))}
		</div>
	);
}
