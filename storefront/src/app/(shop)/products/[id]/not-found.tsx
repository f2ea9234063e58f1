import type { Metadata } from "next";

export { ProductGone as default } from "@/features/shop/product/server";

export const metadata: Metadata = { title: "Produit non trouvé" };
