export { ProductGone as default } from "@/features/product/server";
