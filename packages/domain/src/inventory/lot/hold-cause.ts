/**
 * The causes of holds. INSPECTION: goods too warm at the receipt, or a failed inspection. INHERITED: a hold on another
 * lot. DEVIATION: the lot lay in a place that was out of limits, or was made of such goods.
 */
export const HOLD_CAUSES = ['MANUAL', 'INSPECTION', 'INHERITED', 'RECALL', 'DEVIATION'] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];
