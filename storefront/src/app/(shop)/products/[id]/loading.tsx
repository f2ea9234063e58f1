export { ProductSkeleton as default } from "@/features/product/server";
