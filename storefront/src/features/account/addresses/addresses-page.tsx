"use client";

import type { CountryCode } from "@confiserie/domain/delivery/delivery-area";
import { AccountPage } from "@/features/account/navigation";
import { useOnline } from "@/lib/use-online";
import { Banner } from "@/ui/banner";
import { Loading } from "@/ui/loading";
import { RetryBanner } from "@/ui/retry-banner";
import { AddressList } from "./address-list";
import { useAddressBook } from "./use-address-book";

interface DeliveryArea {
	/** Where the shop delivers, as its operator set it. */
	deliveryCountries: readonly CountryCode[];
}

/** /addresses: the caller's addresses. The specification states the calls, not the screen (accounts spec §2, §7). */
export function AddressesPage({ deliveryCountries }: DeliveryArea) {
	return (
		<AccountPage title="Mes adresses" intro="Où nous livrons vos cartons. L'adresse par défaut vient en premier.">
			<Addresses deliveryCountries={deliveryCountries} />
		</AccountPage>
	);
}

function Addresses({ deliveryCountries }: DeliveryArea) {
	const context = useAddressBook();
	const isOnline = useOnline();
	return (
		<>
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
			{!context.addresses && !context.isFailed && isOnline && (
				<Loading label="Chargement de vos adresses…" heights={["h-48", "h-48"]} className="grid gap-4 sm:grid-cols-2" />
			)}
		</>
	);
}
