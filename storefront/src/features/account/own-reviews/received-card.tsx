import type { ReceivedProduct, ReceivedProducts, ReviewState } from "@confiserie/domain/contract/reviews";
import { formatDate } from "@confiserie/domain/format";
import { useEffect, useRef, useState } from "react";
import { LineImage } from "@/features/shop/cart";
import { Badge, type Tone } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
import { ReviewForm } from "./review-form";

const STATES: Record<ReviewState, { label: string; tone: Tone }> = {
	OPEN: { label: "En relecture", tone: "info" },
	PUBLISHED: { label: "Publié", tone: "success" },
	REFUSED: { label: "Non publié", tone: "warning" },
};

interface ReceivedCardProps {
	product: ReceivedProduct;
	onGiven: (received: ReceivedProducts) => void;
}

/** A received product with its buyer's review, or a button that opens the form. */
export function ReceivedCard({ product, onGiven }: ReceivedCardProps) {
	const { productId, productName, productImageUrl, orderNumber, boughtAt, review } = product;
	const [isOpen, setOpen] = useState(false);
	const [isThanked, setThanked] = useState(false);
	const card = useRef<HTMLLIElement>(null);
	// From the order's page, whose link names the product.
	useEffect(() => {
		if (decodeURIComponent(location.hash.slice(1)) !== productId) return;
		card.current?.scrollIntoView({ block: "start" });
		setOpen(true);
	}, [productId]);
	const mayWrite = review === null || review.state === "REFUSED";
	return (
		<li
			ref={card}
			className="flex scroll-mt-24 flex-col gap-4 rounded-card border border-trait bg-white p-5 shadow-card"
		>
			<div className="flex items-center gap-4">
				<LineImage src={productImageUrl} size={64} />
				<div className="min-w-0 flex-1">
					<h2 className="font-bold">
						<Link href={`/products/${encodeURIComponent(productId)}`} className="hover:text-framboise hover:underline">
							{productName}
						</Link>
					</h2>
					<p className="text-sm text-prune">{`Achat du ${formatDate(boughtAt)}, commande ${orderNumber}`}</p>
				</div>
				{review && <Badge tone={STATES[review.state].tone}>{STATES[review.state].label}</Badge>}
			</div>
			{review && (
				<div className="border-l-4 border-trait pl-4">
					<p className="font-semibold">{`${review.rating} sur 5${review.title ? `\u00a0: ${review.title}` : ""}`}</p>
					<p className="break-words whitespace-pre-line">{review.text}</p>
					{review.reason && (
						<p className="mt-2 text-sm whitespace-pre-line text-prune">{`Motif du refus\u00a0: ${review.reason}`}</p>
					)}
				</div>
			)}
			{isThanked && <Banner tone="success">Merci. Votre avis paraîtra quand nous l'aurons relu.</Banner>}
			{mayWrite && !isOpen && (
				<Button
					variant="secondary"
					size="sm"
					className="self-start"
					aria-label={`Donner mon avis sur ${productName}`}
					onClick={() => setOpen(true)}
				>
					{review ? "Écrire à nouveau" : "Donner mon avis"}
				</Button>
			)}
			{mayWrite && isOpen && (
				<ReviewForm
					product={product}
					onClose={() => setOpen(false)}
					onGiven={(received) => {
						setOpen(false);
						setThanked(true);
						onGiven(received);
					}}
				/>
			)}
		</li>
	);
}
