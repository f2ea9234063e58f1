import type { Metadata } from "next";
import { OwnReviewsPage } from "@/features/account/own-reviews";

export const metadata: Metadata = { title: "Mes avis", robots: { index: false } };

export default function Page() {
	return <OwnReviewsPage />;
}
