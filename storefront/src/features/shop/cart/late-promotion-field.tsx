"use client";

import dynamic from "next/dynamic";

/** The field as a chunk of its own: most orders have no code. */
export const PromotionField = dynamic(() => import("./promotion-field"));
